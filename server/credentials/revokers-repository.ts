import type { Queryable } from '../db/database.ts';
import type { Credential } from './revocation-matrix.ts';

/** Parameters of an event besides the member. */
export interface RevocationScope {
  /** Hash of the cookie or access token of the call, which identifies the requesting browser or program. */
  asking?: Buffer | undefined;
  /** The only session or token to end; all others end without it. */
  only?: { kind: 'cookie' | 'token'; id: string };
  /** The app that is revoked; all apps without it. */
  clientId?: string;
  /** The blog that the member was removed from or is blocked by; all blogs without it. */
  blogId?: string;
  /** The other member of a block. */
  otherUserId?: string;
  /** Start time of the change that is undone: undo links of earlier changes stay. */
  undoneSince?: string;
}

export type Revoker = (tx: Queryable, userId: string, scope: RevocationScope) => Promise<unknown>;

/** Returns a revoker that deletes mailed links of these purposes. */
function dropLinks(...purposes: string[]): Revoker {
  return (tx, userId) =>
    tx.query('delete from mailed_links where user_id = $1 and purpose = any($2::text[])', [userId, purposes]);
}

/** Returns a revoker that deletes all rows of a member in a table that holds one kind of credential only. */
function dropRows(sql: string): Revoker {
  return (tx, userId) => tx.query(sql, [userId]);
}

const dropOwnSession: Revoker = async (tx, userId, { asking = null }) => {
  await tx.query('delete from sessions where user_id = $1 and id_hash = $2', [userId, asking]);
  await tx.query('delete from access_tokens where user_id = $1 and token_hash = $2', [userId, asking]);
};

const dropOtherSessions: Revoker = async (tx, userId, { asking = null, only }) => {
  if (only?.kind === 'token') {
    await tx.query('delete from access_tokens where user_id = $1 and id = $2', [userId, only.id]);
    return;
  }
  await tx.query(
    'delete from sessions where user_id = $1 and ($3::bigint is null or id = $3) and ($3 is not null or id_hash is distinct from $2)',
    [userId, asking, only?.id ?? null],
  );
};

const dropAccessTokens: Revoker = (tx, userId, { asking = null }) =>
  tx.query('delete from access_tokens where user_id = $1 and token_hash is distinct from $2', [
    userId,
    asking,
  ]);

const dropAppGrants: Revoker = (tx, userId, { clientId = null }) =>
  tx.query('delete from oauth_items where user_id = $1 and ($2::text is null or client_id = $2)', [
    userId,
    clientId,
  ]);

const dropOwnRememberedBrowser: Revoker = (tx, userId, { asking = null }) =>
  tx.query(
    `delete from remembered_browsers where user_id = $1
        and session_id = (select id from sessions where id_hash = $2)`,
    [userId, asking],
  );

const dropOtherRememberedBrowsers: Revoker = (tx, userId, { asking = null, only }) =>
  tx.query(
    `delete from remembered_browsers where user_id = $1 and ($3::bigint is null or session_id = $3)
        and ($3 is not null or session_id is distinct from (select id from sessions where id_hash = $2))`,
    [userId, asking, only?.kind === 'cookie' ? only.id : only ? '0' : null],
  );

const dropPendingEmail: Revoker = async (tx, userId) => {
  await tx.query(
    `delete from mailed_links l using users u
      where u.id = $1 and l.user_id = u.id and l.purpose = 'verify' and lower(l.email) <> lower(u.email)`,
    [userId],
  );
  // A registration that waits for its first address has no other address to fall back to.
  await tx.query(
    `update users set pending_email = null, pending_email_at = null, updated_at = now()
      where id = $1 and pending_email is not null and email not like '%@invalid'`,
    [userId],
  );
};

const dropProviderSignIns: Revoker = (tx, userId) =>
  tx.query(
    `delete from third_party_sign_ins s using third_party_links l
      where l.user_id = $1 and s.provider_id = l.provider_id and s.identity ->> 'subject' = l.subject`,
    [userId],
  );

const deleteRecovery: Revoker = async (tx, userId, scope) => {
  await tx.query('delete from account_recoveries where user_id = $1', [userId]);
  await dropLinks('recovered')(tx, userId, scope);
};

const dropUndoLinks: Revoker = (tx, userId, { undoneSince = null }) =>
  tx.query('delete from account_undos where user_id = $1 and ($2::timestamptz is null or started_at >= $2)', [
    userId,
    undoneSince,
  ]);

/** Withdraws open invitations and their notifications. */
async function withdrawInvitations(
  tx: Queryable,
  condition: string,
  params: readonly (string | null)[],
): Promise<void> {
  await tx.query(
    `with gone as (delete from space_invitations i where ${condition} returning i.id)
     delete from notifications n using gone
      where n.subject_id = gone.id and n.type in ('group_blog_invitation', 'community_invitation', 'collection_invitation')`,
    params,
  );
}

function LED_BY(param: string) {
  return `select blog_id from blog_members where user_id = ${param} and role = 'admin'`;
}

const dropInvitationsSent: Revoker = (tx, userId, { blogId = null, otherUserId }) =>
  otherUserId === undefined
    ? withdrawInvitations(tx, 'i.sender_id = $1 and ($2::bigint is null or i.space_id = $2)', [
        userId,
        blogId,
      ])
    : withdrawInvitations(tx, `i.recipient_id = $2 and i.sender_id = $1`, [userId, otherUserId]);

const dropInvitationsReceived: Revoker = (tx, userId, { blogId = null, otherUserId }) =>
  otherUserId === undefined
    ? withdrawInvitations(tx, 'i.recipient_id = $1 and ($2::bigint is null or i.space_id = $2)', [
        userId,
        blogId,
      ])
    : withdrawInvitations(
        tx,
        `i.recipient_id = $1 and (i.sender_id = $2 or i.space_id in (${LED_BY('$2')}))`,
        [userId, otherUserId],
      );

/**
 * Revokers of each credential, in the order in which they run. Credentials without one end with another: live streams,
 * push devices and addresses of data downloads with their session (a trigger and foreign keys), backup codes with the
 * second factor, uploads and queued posts with the account.
 */
export const REVOKERS: readonly (readonly [Credential, Revoker])[] = [
  ['password', dropRows('update users set password_hash = null, updated_at = now() where id = $1')],
  // Remembered browsers are found through their sessions, so they are deleted first.
  ['currentRememberedBrowser', dropOwnRememberedBrowser],
  ['otherRememberedBrowser', dropOtherRememberedBrowsers],
  ['currentSession', dropOwnSession],
  ['otherSession', dropOtherSessions],
  ['accessToken', dropAccessTokens],
  ['appAccessToken', dropAppGrants],
  // Pending sign-ins are found through the links of their providers, so they are deleted first.
  ['providerSignIn', dropProviderSignIns],
  ['providerBeingLinked', dropRows('delete from third_party_sign_ins where link_user_id = $1')],
  ['provider', dropRows('delete from third_party_links where user_id = $1')],
  ['passkey', dropRows('delete from passkeys where user_id = $1')],
  ['passkeyBeingAdded', dropRows('delete from passkey_challenges where user_id = $1')],
  ['secondFactor', dropRows('delete from second_factors where user_id = $1 and enabled_at is not null')],
  ['secondFactorSetup', dropRows('delete from second_factors where user_id = $1 and enabled_at is null')],
  ['backupCode', dropRows('delete from backup_codes where user_id = $1')],
  ['pendingEmail', dropPendingEmail],
  ['verifyLink', dropLinks('verify')],
  ['resetLink', dropLinks('reset')],
  ['loginLink', dropLinks('login')],
  ['proofCode', dropLinks('prove')],
  ['recoverLink', dropLinks('recover')],
  ['recoveredLink', deleteRecovery],
  ['keepLink', dropLinks('keep')],
  ['reviewToken', dropLinks('review')],
  ['undoLink', dropUndoLinks],
  ['invitationSent', dropInvitationsSent],
  ['invitationReceived', dropInvitationsReceived],
];
