import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import FinishRecoveryPage from './FinishRecoveryPage.tsx';
import KeepFactorsPage from './KeepFactorsPage.tsx';
import OpenRecoveryPage from './OpenRecoveryPage.tsx';
import RecoverPage from './RecoverPage.tsx';

const TOKEN = 'a-token-of-a-mailed-link';
const button = (name: string) => screen.findByRole('button', { name });

function writes(requests: ServerRequest[]) {
  return requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
}

it('RecoverPage asks for an address and answers the same to everybody', async () => {
  const { user, requests } = renderApp(<RecoverPage />, { answer: () => ({ expiresIn: 3600 }) });
  await user.type(await screen.findByLabelText('E-mail'), ' ivy@example.test ');
  await user.click(await button('E-mail me a recovery link'));
  expect(await screen.findByText(/belongs to a member/)).toBeTruthy();
  expect(writes(requests)).toEqual([['/v2/recovery/send', { email: 'ivy@example.test' }]]);
});

it.each([
  [OpenRecoveryPage, 'Start the 48 hours', '/v2/recovery', 'The 48 hours have begun'],
  [FinishRecoveryPage, 'Remove second factor and passkeys', '/v2/recovery/finish', 'Choose a new password'],
  [KeepFactorsPage, 'Cancel recovery', '/v2/recovery/revoke', 'The recovery was cancelled'],
])(
  'a recovery page sends nothing until the button is pressed, then says what was done',
  async (Page, action, path, done) => {
    const answer = ({ method }: ServerRequest) => (method === 'POST' ? { endsTs: 1_780_000_000 } : {});
    const { user, requests } = renderApp(<Page />, { path: `/login/recover#${TOKEN}`, answer });
    const press = await button(action);
    expect(writes(requests)).toEqual([]);
    await user.click(press);
    expect(await screen.findByRole('heading', { name: done })).toBeTruthy();
    expect(writes(requests)).toEqual([[path, { token: TOKEN }]]);
  },
);

it('FinishRecoveryPage reports an expired link, with the way to a new one', async () => {
  const { user } = renderApp(<FinishRecoveryPage />, {
    path: `/login/recover/finish#${TOKEN}`,
    answer: ({ method }) =>
      method === 'POST' ? new ApiFailure(400, 16010, 'This link has been used or has expired.') : {},
  });
  await user.click(await button('Remove second factor and passkeys'));
  expect(await screen.findByText('This link has been used or has expired.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});
