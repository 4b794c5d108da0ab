import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import PromotePage from './PromotePage.tsx';

const own = aBlog('mara', { admin: true });
const promoted = { promotion: { tags: ['fog'], endTs: nowTs() + 86_400 } };

function open(path: string, write: () => object | ApiFailure | null = () => promoted) {
  const answer: Answer = ({ method }: ServerRequest) => (method === 'GET' ? {} : write());
  return renderApp(
    <Routes>
      <Route path="/blog/:blogName/promote/:postId?" element={<PromotePage />} />
    </Routes>,
    { path, blogs: [own], answer },
  );
}

it('PromotePage asks for a tag and a day, and sends what was typed', async () => {
  const { user, requests } = open('/blog/mara/promote/71');
  const press = () => user.click(screen.getByRole('button', { name: 'Put it forward' }));
  await press();
  await screen.findByText('Name at least one tag.');
  await user.type(screen.getByRole('textbox', { name: 'Add a tag on whose page it is shown' }), 'fog{Enter}');
  await press();
  await screen.findByText('Choose the last day.');
  await user.type(screen.getByLabelText('Last day'), '2026-12-05');
  await press();
  await screen.findByText('It is put forward from now on.');
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: { tags: ['fog'], end_date: '2026-12-05' },
  });
  expect(requests.find(({ method }) => method === 'POST')?.path).toContain('/blog/mara/posts/71/promote');
});

it('PromotePage says beside the day why the server refused it, and keeps everything', async () => {
  const failure = new ApiFailure(400, 5016, 'A promotion ends within a month.', { field: 'end_date' });
  const { user } = open('/blog/mara/promote', () => failure);
  await user.type(screen.getByRole('textbox', { name: 'Add a tag on whose page it is shown' }), 'fog,');
  await user.type(screen.getByLabelText('Last day'), '2027-12-05');
  await user.click(screen.getByRole('button', { name: 'Put it forward' }));
  await waitFor(() => expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2027-12-05');
  screen.getByRole('button', { name: 'Remove tag fog' });
});

it('PromotePage stops a promotion of the blog', async () => {
  const { user, requests } = open('/blog/mara/promote', () => null);
  await user.click(screen.getByRole('button', { name: 'Stop it' }));
  await screen.findByText('It is not put forward any more.');
  expect(requests.at(-1)?.method).toBe('DELETE');
});
