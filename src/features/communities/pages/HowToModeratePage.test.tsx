import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import HowToModeratePage from './HowToModeratePage.tsx';

afterEach(() => {
  act(clearToasts);
});

const template = {
  id: 't1',
  title: 'Sales',
  message: 'No selling here, please.',
  usedCount: 3,
  ruleId: 'r1',
};

function open({ write, templates = [template] as unknown }: { write?: unknown; templates?: unknown } = {}) {
  const community = aCommunity('wool', {
    membership: { isMember: true, role: 'moderator', blogName: 'mara', permissions: ['rules'] },
    rules: [{ id: 'r1', position: 1, text: 'No sales' }],
  });
  const answer: Answer = ({ path, method }) => {
    if (method !== 'GET') return write;
    if (path.endsWith('/templates')) return templates instanceof ApiFailure ? templates : { templates };
    return { community };
  };
  const page = (
    <Routes>
      <Route path="/communities/:communityId/how-to-moderate" element={<HowToModeratePage />} />
    </Routes>
  );
  return renderApp(page, { path: '/communities/wool/how-to-moderate', blogs: [aBlog('mara')], answer });
}

it('HowToModeratePage records that it was read', async () => {
  const membership = { isMember: true, role: 'moderator', blogName: 'mara' };
  const { user, requests } = open({ write: { membership } });
  await user.click(await screen.findByRole('button', { name: 'I have read it' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.path).toBe(
      '/v2/communities/wool/moderation/guide',
    ),
  );
});

it('HowToModeratePage adds a template that names a rule', async () => {
  const { user, requests } = open({ write: { template } });
  expect(await screen.findByText('No selling here, please.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a template' }));
  const dialog = await screen.findByRole('dialog', { name: 'New template' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getAllByText('This is missing.')).toHaveLength(2);
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Sales');
  await user.type(within(dialog).getByRole('textbox', { name: 'Words to the author' }), 'Not here.');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Rule that it names' }), 'r1');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Sales',
      message: 'Not here.',
      rule_id: 'r1',
    }),
  );
});

it('HowToModeratePage deletes a template', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete: Sales' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/v2/communities/wool/moderation/templates/t1',
    ),
  );
});

it('HowToModeratePage says that the templates could not be loaded, or that there are none', async () => {
  const failed = open({ templates: new ApiFailure(500, 0, '') });
  expect(await screen.findByText('The templates could not be loaded.')).toBeTruthy();
  failed.unmount();
  open({ templates: [] });
  expect(await screen.findByText(/None yet/)).toBeTruthy();
});
