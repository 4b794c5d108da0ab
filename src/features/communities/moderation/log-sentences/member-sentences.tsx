import { Trans } from '@lingui/react/macro';
import type { Sentence } from './sentence.tsx';

/** Sentences of acts on members, requests, invitations and decisions. */
export const MEMBER_SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  member_approved: ({ who, target }) =>
    target ? (
      <Trans>
        {who} dismissed reports about {target}
      </Trans>
    ) : (
      <Trans>{who} dismissed reports about a member</Trans>
    ),
  member_joined: ({ who }) => <Trans>{who} joined</Trans>,
  member_left: ({ who }) => <Trans>{who} left</Trans>,
  member_removed: ({ who, target }) =>
    target ? (
      <Trans>
        {who} removed {target} from the community
      </Trans>
    ) : (
      <Trans>{who} removed a member from the community</Trans>
    ),
  member_banned: ({ who, target }) =>
    target ? (
      <Trans>
        {who} banned {target}
      </Trans>
    ) : (
      <Trans>{who} banned a member</Trans>
    ),
  member_unbanned: ({ who, target }) =>
    target ? (
      <Trans>
        {who} lifted the ban of {target}
      </Trans>
    ) : (
      <Trans>{who} lifted a ban</Trans>
    ),
  member_muted: ({ who, target }) =>
    target ? (
      <Trans>
        {who} muted {target}
      </Trans>
    ) : (
      <Trans>{who} muted a member</Trans>
    ),
  member_unmuted: ({ who, target }) =>
    target ? (
      <Trans>
        {who} let {target} write again
      </Trans>
    ) : (
      <Trans>{who} let a member write again</Trans>
    ),
  role_changed: ({ who, target, isOwn, after }) => {
    const role = after('role');
    if (!target) return <Trans>{who} changed the role of a member</Trans>;
    if (isOwn && role === 'admin') return <Trans>{who} became an admin</Trans>;
    if (isOwn && role === 'moderator') return <Trans>{who} became a moderator</Trans>;
    if (isOwn && role === 'member') return <Trans>{who} stepped down</Trans>;
    if (role === 'admin')
      return (
        <Trans>
          {who} made {target} an admin
        </Trans>
      );
    if (role === 'moderator')
      return (
        <Trans>
          {who} made {target} a moderator
        </Trans>
      );
    if (role === 'member')
      return (
        <Trans>
          {who} made {target} a member like everybody else
        </Trans>
      );
    return (
      <Trans>
        {who} changed what {target} may do
      </Trans>
    );
  },
  role_offered: ({ who, target, after }) => {
    if (!target) return <Trans>{who} offered a member a role</Trans>;
    return after('role') === 'admin' ? (
      <Trans>
        {who} asked {target} to be an admin
      </Trans>
    ) : (
      <Trans>
        {who} asked {target} to be a moderator
      </Trans>
    );
  },
  role_offer_answered: ({ who, target, isOwn }) => {
    if (isOwn || !target) return <Trans>{who} declined the offer of a role</Trans>;
    return (
      <Trans>
        {who} took the offer of a role to {target} back
      </Trans>
    );
  },
  request_approved: ({ who, target }) =>
    target ? (
      <Trans>
        {who} let {target} in
      </Trans>
    ) : (
      <Trans>{who} let somebody in</Trans>
    ),
  request_denied: ({ who, target }) =>
    target ? (
      <Trans>
        {who} did not let {target} in
      </Trans>
    ) : (
      <Trans>{who} did not let somebody in</Trans>
    ),
  invitation_sent: ({ who, target }) =>
    target ? (
      <Trans>
        {who} invited {target}
      </Trans>
    ) : (
      <Trans>{who} invited somebody</Trans>
    ),
  invitation_revoked: ({ who, target }) =>
    target ? (
      <Trans>
        {who} took the invitation of {target} back
      </Trans>
    ) : (
      <Trans>{who} took an invitation back</Trans>
    ),
  invite_link_created: ({ who }) => <Trans>{who} made an invitation link</Trans>,
  invite_link_revoked: ({ who }) => <Trans>{who} switched the invitation link off</Trans>,
  appeal_accepted: ({ who, target }) =>
    target ? (
      <Trans>
        {who} found that {target} had appealed rightly
      </Trans>
    ) : (
      <Trans>{who} found that an appeal was right</Trans>
    ),
  appeal_rejected: ({ who, target }) =>
    target ? (
      <Trans>
        {who} did not change what {target} had appealed against
      </Trans>
    ) : (
      <Trans>{who} did not change what was appealed against</Trans>
    ),
  decision_undone: ({ who, target }) =>
    target ? (
      <Trans>
        {who} undid a decision about {target}
      </Trans>
    ) : (
      <Trans>{who} undid a decision</Trans>
    ),
  notice_changed: ({ who, target }) =>
    target ? (
      <Trans>
        {who} reworded the notice to {target}
      </Trans>
    ) : (
      <Trans>{who} reworded a notice</Trans>
    ),
};
