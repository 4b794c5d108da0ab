import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import ReportToModeratorsPage from './ReportToModeratorsPage.tsx';

const mara = aBlog('mara');
const rules = [
  { id: 'r1', position: 1, text: 'Show the hole' },
  { id: 'r2', position: 2, text: 'Be kind' },
];
const asMember: Partial<Community> = {
  membership: { isMember: true, role: 'member', blogName: 'mara' },
  rules,
};
const content = [{ type: 'text' as const, text: 'Buy my kettles.' }];
const comment = {
  id: 'c1',
  postId: '7',
  blog: aBlog('kiln'),
  content,
  createdTs: 1_780_000_000,
  liked: false,
  likeCount: 0,
  replyCount: 0,
  canDelete: false,
  canEdit: false,
  canReply: true,
  state: 'published' as const,
};

afterEach(() => {
  act(clearToasts);
});

interface Given {
  community?: Partial<Community>;
  path?: string;
  author?: string;
  /** Answer for the post or comment instead of it. */
  thing?: unknown;
  write?: (request: ServerRequest) => unknown;
}

const sent = { report: { id: '1', reason: 'spam', createdTs: 1_780_000_000, state: 'open' } };

function open({ community = asMember, path = '/communities/wool/report/7', ...given }: Given = {}) {
  const { author = 'linnea', thing, write = () => sent } = given;
  const blog = author === 'mara' ? mara : aBlog(author);
  const shown = aCommunity('wool', { title: 'Wool', ...community });
  const post = aPost({ id: '7', blog, blogName: author, content });
  return renderApp(
    <Routes>
      <Route
        path="/communities/:communityId/report/:postId/:commentId?"
        element={<ReportToModeratorsPage />}
      />
      <Route path="/communities/:communityId" element={<p>The community</p>} />
    </Routes>,
    {
      path,
      blogs: [mara],
      answer: (request) => {
        if (request.method !== 'GET') return write(request);
        if (request.path === '/v2/communities/wool') return { community: shown };
        if (thing) return thing;
        if (request.path.includes('/comments/')) return { comment: { ...comment, blog }, post };
        return { post, community: shown };
      },
    },
  );
}

function written(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

const send = () => screen.getByRole('button', { name: 'Send the report' });

it('ReportToModeratorsPage shows what is reported, sends the broken rule with a note, and says what happens next', async () => {
  const { user, requests } = open();
  expect(await screen.findByText('Buy my kettles.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Be kind' }));
  await user.type(screen.getByRole('textbox'), '  Third time. ');
  await user.click(send());
  const heading = await screen.findByRole('heading', {
    name: 'Thank you. It is with the moderators of Wool.',
  });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('You hear what they decided, among your notifications.')).toBeTruthy();
  expect(written(requests)).toEqual([
    [
      'POST',
      '/v2/communities/wool/posts/7/report',
      { reason: 'community_guidelines', rule_id: 'r2', note: 'Third time.' },
    ],
  ]);
});

it('ReportToModeratorsPage reports a comment with another reason and no note', async () => {
  const { user, requests } = open({ path: '/communities/wool/report/7/c1' });
  expect(await screen.findByRole('heading', { name: 'Report this comment' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Spam' }));
  await user.click(send());
  expect(await screen.findByText(/^Thank you/)).toBeTruthy();
  expect(written(requests)).toEqual([
    ['POST', '/v2/communities/wool/posts/7/comments/c1/report', { reason: 'spam' }],
  ]);
});

it('ReportToModeratorsPage asks for a reason before it sends anything', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('Choose a reason for your report.')).toBeTruthy();
  expect(written(requests)).toEqual([]);
});

it('ReportToModeratorsPage keeps a report that was sent while offline, and sends it on the next press', async () => {
  let isOffline = true;
  const { user } = open({
    write: () => {
      if (isOffline) throw new TypeError('offline');
      return sent;
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Off topic' }));
  await user.type(screen.getByRole('textbox'), 'No wool here');
  await user.click(send());
  expect(await screen.findByText('No connection. Check it and try again.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No wool here');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Off topic' }).checked).toBe(true);
  isOffline = false;
  await user.click(send());
  expect(await screen.findByText(/^Thank you/)).toBeTruthy();
});

it('ReportToModeratorsPage shows why the server refused, and keeps the words', async () => {
  const detail = 'This rule was removed.';
  const { user } = open({ write: () => new ApiFailure(404, 4001, detail) });
  await user.click(await screen.findByRole('radio', { name: 'Show the hole' }));
  await user.type(screen.getByRole('textbox'), 'Look');
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Look');
});

it.each(['/communities/wool/report/7', '/communities/wool/report/7/c1'])(
  'ReportToModeratorsPage says at %s that the thing is gone when its link is dead',
  async (path) => {
    open({ path, thing: new ApiFailure(404, 4001, 'Not found') });
    expect(await screen.findByRole('heading', { name: 'There is nothing here to report' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull();
  },
);

it('ReportToModeratorsPage offers no form for what the member wrote', async () => {
  open({ author: 'mara' });
  expect(await screen.findByRole('heading', { name: 'This is yours' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('ReportToModeratorsPage asks others than members to join first', async () => {
  open({ community: { rules } });
  expect(await screen.findByRole('link', { name: 'Join' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
