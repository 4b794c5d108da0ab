import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { easyCaptcha, solveCaptcha } from '#tests/support/captcha.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import SupportPage from './SupportPage.tsx';

it('SupportPage sends a support request, shows missing input beside its field, and keeps the text', async () => {
  let isFull = true;
  const { user, requests } = renderApp(<SupportPage />, {
    answer: ({ method }: ServerRequest) => {
      if (method !== 'POST') return {};
      return isFull ? new ApiFailure(403, 4030, 'That were five today.') : { id: '1' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByText('Enter the address.')).toBeTruthy();
  expect(screen.getByText('Write what it is about.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'bug');
  await user.type(screen.getByRole('textbox', { name: /Your e-mail address/ }), 'una@example.test');
  await user.type(screen.getByRole('textbox', { name: 'Your request' }), 'The fog is gone.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('That were five today.')).toBeTruthy();
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We have received your request')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    topic: 'bug',
    email: 'una@example.test',
    text: 'The fog is gone.',
  });
});

it('SupportPage solves a captcha when the server requires one, and sends the request again with it', async () => {
  const { user, requests } = renderApp(<SupportPage />, {
    answer: ({ method, path, body }: ServerRequest) => {
      if (method !== 'POST') return {};
      if (path === '/v2/captcha/challenge') return easyCaptcha();
      const { captcha_token } = body as { captcha_token?: string };
      return captcha_token ? { id: '1' } : new ApiFailure(401, 5042, 'Please solve the captcha first.');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Your e-mail address/ }), 'una@example.test');
  await user.type(screen.getByRole('textbox', { name: 'Your request' }), 'The fog is gone.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We have received your request')).toBeTruthy();
  const writes = () =>
    requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const letter = { topic: 'account', email: 'una@example.test', text: 'The fog is gone.' };
  await waitFor(() =>
    expect(writes()).toEqual([
      ['/v2/support/requests', letter],
      ['/v2/captcha/challenge', { action: 'support' }],
      ['/v2/support/requests', { ...letter, captcha_token: solveCaptcha(easyCaptcha()) }],
    ]),
  );
});
