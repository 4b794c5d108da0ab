import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import InviteCommunityPage from './InviteCommunityPage.tsx';

vi.mock('qrcode', () => ({ toDataURL: async () => 'data:image/png;base64,' }));

const mara = aBlog('mara');

interface Given {
  community?: Partial<Community>;
  invited?: string[];
  write?: (request: ServerRequest) => unknown;
}

function open({ community = {}, invited = [], write = () => ({}) }: Given = {}) {
  return renderApp(
    <Routes>
      <Route path="/communities/:communityId/invite" element={<InviteCommunityPage />} />
    </Routes>,
    {
      path: '/communities/wool/invite',
      blogs: [mara],
      answer: (request) => {
        if (request.method !== 'GET') return write(request);
        if (request.path.endsWith('/invitations'))
          return {
            invitations: invited.map((name) => ({ sender: mara, recipient: aBlog(name), sentOn: 1 })),
            links: {},
          };
        return { community: aCommunity('wool', { title: 'Wool', canInvite: true, ...community }) };
      },
    },
  );
}

const isWrite = ({ method }: ServerRequest): boolean => method !== 'GET';

it('InviteCommunityPage invites a blog with a word to it, and takes a name with an at sign', async () => {
  const { user, requests } = open({
    write: () => ({ invitation: { sender: mara, recipient: aBlog('odile'), sentOn: 1 } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Blog' }), ' @odile ');
  await user.type(screen.getByRole('textbox', { name: 'A word to them' }), 'Bring the sock');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('odile was invited')).toBeTruthy();
  const [sent] = requests.filter(isWrite);
  expect([sent?.method, sent?.path, sent?.body]).toEqual([
    'PUT',
    '/v2/communities/wool/invitations/odile',
    { message: 'Bring the sock' },
  ]);
  expect(screen.getByRole('textbox', { name: 'Blog' })).toHaveProperty('value', '');
});

it('InviteCommunityPage says why an invitation was refused, and keeps the name', async () => {
  const { user } = open({
    write: () => new ApiFailure(409, 23011, 'This blog already has an invitation.'),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Blog' }), 'odile');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('This blog already has an invitation.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Blog' })).toHaveProperty('value', 'odile');
});

it('InviteCommunityPage requires a name before it sends anything', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Type the name of a blog.')).toBeTruthy();
  expect(requests.filter(isWrite)).toEqual([]);
});

it('InviteCommunityPage makes a link, shows it whole with its uses, and switches it off', async () => {
  const { user, requests } = open({
    community: { inviteLink: '/communities/wool/join?invite_hash=k7w', inviteLinkUseCount: 14 },
  });
  const field = await screen.findByRole('textbox', { name: 'Invitation link' });
  expect(field).toHaveProperty('value', 'http://localhost:3000/communities/wool/join?invite_hash=k7w');
  expect(screen.getByText(/14 people came in by it/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of the invitation link' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a new link' }));
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await waitFor(() =>
    expect(requests.filter(isWrite).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/communities/wool/invite_hash',
      'DELETE /v2/communities/wool/invite_hash',
    ]),
  );
});

it('InviteCommunityPage lists who has not answered, and withdraws an invitation', async () => {
  const { user, requests } = open({ invited: ['odile', 'bo'] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation of bo' }));
  await waitFor(() => expect(requests.find(isWrite)?.path).toBe('/v2/communities/wool/invitations/bo'));
});

it('InviteCommunityPage tells members who may not invite why', async () => {
  open({ community: { canInvite: false } });
  expect(await screen.findByRole('heading', { name: 'You cannot invite to Wool' })).toBeTruthy();
});
