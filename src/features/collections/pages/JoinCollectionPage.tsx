import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { EndedInvitation } from '../components/EndedInvitation.tsx';
import { OpenInvitation } from '../components/OpenInvitation.tsx';
import { collectionQuery } from '../data/collections.ts';
import { inviteHashIn, linkedInvitationQuery } from '../data/invitations.ts';
import { BRINGS_NOTHING } from '../model/invitation-beads.ts';

function ByLink({ hash }: { hash: string }) {
  const { data, error } = useQuery(linkedInvitationQuery(hash));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { invitation } = data.response;
  const { state, collection, sender, message, brings, role, expiresTs } = invitation;
  if (state !== 'open' || !collection) return <EndedInvitation invitation={invitation} />;
  return <OpenInvitation {...{ collection, sender, message, brings, role, hash, expiresTs }} />;
}

function ByName({ collectionId }: { collectionId: string }) {
  const { data, error } = useQuery(collectionQuery(collectionId));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { collection, invitation, brings = BRINGS_NOTHING } = data.response;
  if (!invitation)
    return (
      <EndedInvitation invitation={{ state: collection.role ? 'joined' : 'revoked', collection, brings }} />
    );
  const { sender, message, recipient, role } = invitation;
  return (
    <OpenInvitation
      {...{ collection, sender, message, brings, role, hash: undefined, recipient: recipient.name }}
    />
  );
}

/** Invitation to keep a collection together (spec 001 §2), for members and for people without an account. */
export default function JoinCollectionPage() {
  const { collectionId = '' } = useParams();
  const hash = inviteHashIn(new URLSearchParams(useLocation().search));
  return hash ? <ByLink hash={hash} /> : <ByName collectionId={collectionId} />;
}
