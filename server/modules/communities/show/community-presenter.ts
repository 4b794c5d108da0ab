import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { type Entry, isInviteHash, isModerator, mayInvite } from '#server/entities/community/policy.ts';
import { communityTheme, presentCommunityRef } from '#server/entities/community/presenter.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { mayWrite, stewardshipOf } from '#server/entities/community/writing.ts';
import { rulesOfCommunity } from '../fields/write-repository.ts';
import { inviteLinkOf } from '../invitations/rules.ts';
import { relatedCommunities } from '../lists/related.ts';
import { permissionFields } from '../people/permissions.ts';
import { presentRoleOffers } from '../people/role-offer-presenter.ts';
import { offerToMember } from '../people/role-offers-repository.ts';
import { ownTakeoverFields } from '../people/stewardship-presenter.ts';
import { ownTakeoverRequest } from '../people/stewardship-repository.ts';
import { presentBoards, presentMark } from './board-presenter.ts';
import { presentCategory } from './category-presenter.ts';
import {
  categoriesByIds,
  inviteMaker,
  ownInvitation,
  ownRequests,
  waitingCounts,
  waitsForSeat,
} from './community-repository.ts';
import { presenceOf } from './presence.ts';

type Schemas = components['schemas'];

const DAY_SECONDS = 86_400;
/** Days between two changes of a handle (spec 001 §3). */
const HANDLE_CHANGE_DAYS = 7;

/** Returns when a handle may change again, in seconds since 1970; undefined when it may now. */
export function handleNextChange(row: CommunityRow, now: number): number | undefined {
  if (row.handle_changed === null) return undefined;
  const next = row.handle_changed + HANDLE_CHANGE_DAYS * DAY_SECONDS;
  return next > now ? next : undefined;
}

async function invitationOf(
  db: Queryable,
  row: CommunityRow,
  viewerId: string | null,
  inviteHash: string | undefined,
): Promise<Schemas['InvitationToViewer'] | undefined> {
  const direct = viewerId === null ? undefined : await ownInvitation(db, row.id, viewerId);
  if (direct) {
    const blogs = await blogsByIds(db, [direct.sender_blog_id, direct.blog_id], viewerId);
    const [sender, invited] = [blogs.get(direct.sender_blog_id), blogs.get(direct.blog_id)];
    if (sender && invited) {
      return {
        type: 'direct',
        sender: presentBlogRef(sender, viewerId),
        invited: presentBlogRef(invited, viewerId),
        ...(direct.message ? { message: direct.message } : {}),
      };
    }
  }
  if (inviteHash === undefined || !isInviteHash(row, inviteHash)) return undefined;
  const makerId = await inviteMaker(db, row.id);
  const maker = makerId === undefined ? undefined : (await blogsByIds(db, [makerId], viewerId)).get(makerId);
  return { type: 'hash', hash: inviteHash, ...(maker ? { sender: presentBlogRef(maker, viewerId) } : {}) };
}

/** Returns the role that was offered to the viewer; only members are offered one. */
async function offerOf(
  db: Queryable,
  row: CommunityRow,
  viewerId: string | null,
): Promise<Schemas['RoleOffer'] | undefined> {
  if (viewerId === null || row.viewer_role === null || row.viewer_role === 'admin') return undefined;
  const offer = await offerToMember(db, row.id, viewerId);
  return offer && (await presentRoleOffers(db, [offer], viewerId))[0];
}

/** Returns the fields for those who run a community or may invite to it. */
async function runningFields(
  db: Queryable,
  row: CommunityRow,
  now: number,
): Promise<Partial<Schemas['Community']>> {
  const shown: Partial<Schemas['Community']> = {};
  if (mayInvite(row) && row.invite_hash !== null) {
    shown.inviteLink = inviteLinkOf(row, row.invite_hash);
    shown.inviteLinkUseCount = row.invite_use_count;
  }
  if (!isModerator(row)) return shown;
  const waiting = await waitingCounts(db, row.id, now);
  return {
    ...shown,
    pendingInvitationsCount: waiting.invitations,
    pendingMembershipRequestsCount: waiting.requests,
    banCount: waiting.bans,
    ...(row.label_reporter ? { contentLabelLastReporter: row.label_reporter } : {}),
  };
}

export interface CommunityView extends Pick<Entry, 'inviteHash'> {
  /** Seconds since 1970. */
  now: number;
  /** True for the edit form of its admins. */
  isEdit?: boolean;
}

/** Returns a whole community as the viewer sees it (spec 001 §3). The caller has checked that they may look in. */
export async function presentCommunity(
  db: Queryable,
  row: CommunityRow,
  viewerId: string | null,
  { now, inviteHash, isEdit = false }: CommunityView,
): Promise<Schemas['Community']> {
  const stewardship = stewardshipOf(row, now);
  const mayTakeOver = stewardship.state === 'read_only' && row.viewer_role !== null;
  const [
    presences,
    rules,
    boards,
    categories,
    requests,
    invitation,
    running,
    isWaiting,
    related,
    ownTakeover,
    roleOffer,
  ] = await Promise.all([
    presenceOf(db, [row], viewerId),
    rulesOfCommunity(db, row.id),
    presentBoards(db, row, viewerId),
    categoriesByIds(db, row.categories),
    viewerId === null ? [] : ownRequests(db, row.id, viewerId),
    invitationOf(db, row, viewerId, inviteHash),
    runningFields(db, row, now),
    viewerId === null ? false : waitsForSeat(db, row.id, viewerId),
    relatedCommunities(db, row, viewerId, 4),
    mayTakeOver && viewerId !== null ? ownTakeoverRequest(db, row.id, viewerId) : undefined,
    offerOf(db, row, viewerId),
  ]);
  const presence = presences.get(row.id);
  if (!presence) throw new Error('A community has no presence');
  const { lastActivityTs: _, ...ref } = presentCommunityRef(row, true, presence);
  const canInteract = mayWrite(row, now);
  const nextChange = handleNextChange(row, now);
  const questions = row.settings.requireCustomQa ? row.settings.customQa.map(({ question }) => question) : [];
  return {
    ...ref,
    description: row.description,
    membersOnlineCount: presence.onlineCount,
    postCount: row.post_count,
    createdTs: row.created,
    headerImage: row.header,
    tags: row.tags,
    hasContentLabel: row.has_content_label,
    theme: communityTheme(row),
    membership: presence.membership,
    about: row.about,
    blogIds: presence.seats.map((seat) => seat.blog_uuid),
    boards,
    ...(roleOffer ? { roleOffer } : {}),
    canEdit: row.viewer_role === 'admin',
    canInteract,
    canInvite: mayInvite(row),
    canPost: canInteract,
    canViewComments: true,
    categories: categories.map(presentCategory),
    ...(questions[0] === undefined ? {} : { customQuestion: questions[0] }),
    customQuestions: questions,
    guidelines: rules.map(({ text }) => text),
    rules,
    guidelinesSummary: rules[0]?.text ?? '',
    ...(invitation ? { invitation } : {}),
    ...(requests.length > 0 ? { membershipRequest: 'pending' as const } : {}),
    membershipRequests: requests.map((one) => ({ blogName: one.blog_name, requestedTs: one.requested })),
    memberships: presence.seats.map((seat) => ({
      blogName: seat.blog_name,
      role: seat.role,
      ...permissionFields(seat.role, seat.permissions),
      isMuted: row.is_write_muted,
      ...(row.write_muted_until === null ? {} : { mutedUntilTs: row.write_muted_until }),
      joinedTs: seat.joined,
    })),
    ...(presence.reader ? { readMarker: presentMark(presence.reader) } : {}),
    ...(row.prompt ? { prompt: row.prompt } : {}),
    reactionChoices: row.reactions,
    avatarAltText: row.avatar_alt_text,
    headerAltText: row.header_alt_text,
    ...(viewerId === null ? {} : { seatSubscribed: isWaiting }),
    stewardship: mayTakeOver ? { ...stewardship, ...ownTakeoverFields(ownTakeover) } : stewardship,
    version: row.version,
    ...(row.language ? { language: row.language } : {}),
    ...(row.location ? { location: row.location } : {}),
    populationCap: row.population_cap,
    ...running,
    relatedCommunities: related,
    subscribed: presence.reader?.is_subscribed ?? false,
    ...(isEdit
      ? {
          canEditContentLabel: !(row.label_reporter === 'classifier' && row.label_was_lifted),
          handleCanChange: nextChange === undefined,
          ...(nextChange === undefined ? {} : { handleNextChangeTs: nextChange }),
          settings: row.settings,
        }
      : {}),
  };
}
