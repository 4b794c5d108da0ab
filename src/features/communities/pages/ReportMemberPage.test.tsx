import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import ReportMemberPage from './ReportMemberPage.tsx';

const mara = aBlog('mara');
const rules = [{ id: 'r1', position: 1, text: 'Be kind' }];
const asMember: Partial<Community> = {
  membership: { isMember: true, role: 'member', blogName: 'mara' },
  rules,
};
const sent = { report: { id: '1', reason: 'spam', createdTs: 1_780_000_000, state: 'open' } };

interface Given {
  community?: Partial<Community>;
  member?: string;
  blog?: unknown;
  write?: (request: ServerRequest) => unknown;
}

function open({ community = asMember, member = 'kiln', blog, write = () => sent }: Given = {}) {
  return renderApp(
    <Routes>
      <Route path="/communities/:communityId/members/:memberName/report" element={<ReportMemberPage />} />
    </Routes>,
    {
      path: `/communities/wool/members/${member}/report`,
      blogs: [mara],
      answer: (request) => {
        if (request.method !== 'GET') return write(request);
        if (request.path === '/v2/communities/wool')
          return { community: aCommunity('wool', { title: 'Wool', ...community }) };
        return blog ?? { blog: member === 'mara' ? mara : aBlog(member) };
      },
    },
  );
}

const send = () => screen.getByRole('button', { name: 'Send the report' });

it('ReportMemberPage sends the broken rule with a note and says what may follow', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('radio', { name: 'Be kind' }));
  await user.type(screen.getByRole('textbox'), ' Third time. ');
  await user.click(send());
  const heading = await screen.findByRole('heading', {
    name: 'Thank you. It is with the moderators of Wool.',
  });
  expect(document.activeElement).toBe(heading);
  expect(
    screen.getByText('They decide whether kiln may go on, only reads for a while, or has to leave.'),
  ).toBeTruthy();
  expect(
    requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
  ).toEqual([
    [
      'POST',
      '/v2/communities/wool/members/kiln/report',
      { reason: 'community_guidelines', rule_id: 'r1', note: 'Third time.' },
    ],
  ]);
});

it('ReportMemberPage keeps the words when the member has left meanwhile, and says so', async () => {
  const { user } = open({ write: () => new ApiFailure(404, 4004, 'This member was not found.') });
  await user.click(await screen.findByRole('radio', { name: 'Spam' }));
  await user.type(screen.getByRole('textbox'), 'Look');
  await user.click(send());
  expect(await screen.findByText('This member was not found.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Look');
});

it('ReportMemberPage offers no form about the viewer', async () => {
  open({ member: 'mara' });
  expect(await screen.findByRole('heading', { name: 'This is you' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('ReportMemberPage asks others than members to join first', async () => {
  open({ community: { rules } });
  expect(await screen.findByRole('link', { name: 'Join' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('ReportMemberPage says that a blog that is gone cannot be reported', async () => {
  open({ blog: new ApiFailure(404, 4004, 'Not found') });
  expect(await screen.findByRole('heading', { name: 'There is nothing here to report' })).toBeTruthy();
});
