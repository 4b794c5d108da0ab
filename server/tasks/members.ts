import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { RESERVED_BLOG_NAMES } from '#server/core/reserved-blog-names.ts';
import { memberData } from '#server/module-registry.ts';
import { blogNameProblem } from '../core/blog-names.ts';
import { StartFault } from '../core/start-fault.ts';
import { revokeCredentials } from '../credentials/revoke-credentials.ts';
import { isUniqueViolation } from '../db/database.ts';
import {
  closeAccount,
  insertAccount,
  setRole,
  type UserRow,
  updatePasswordHash,
  userByEmail,
} from '../entities/user/repository.ts';
import { hashPassword } from '../identity/passwords.ts';
import { BucketMediaStore } from '../media/bucket-store.ts';
import { diskMediaStore } from '../media/media-store.ts';
import { importMember } from '../modules/account/data-download/import-member.ts';
import { credentialsOf } from '../modules/auth/credentials/credentials-repository.ts';
import { recordSecurityEvent } from '../modules/auth/security-log/record-event.ts';
import { positionalArgs } from './asked.ts';
import type { Task, TaskContext } from './task.ts';

/** Returns an unguessable password that a person can type: 120 bits. */
function newPassword(): string {
  return (
    randomBytes(15)
      .toString('hex')
      .match(/.{1,6}/g) ?? []
  ).join('-');
}

async function memberOf({ db }: TaskContext, email: string): Promise<UserRow> {
  const member = await userByEmail(db, email);
  if (member === undefined) throw new StartFault(`Nobody here has the address ${email}.`);
  return member;
}

/**
 * `create-admin <email> <blog name>`: creates an account for an admin of the site; an existing member with that address
 * becomes one.
 */
export const createAdmin: Task = async (context, args) => {
  const [email = '', blogName = ''] = positionalArgs(
    args,
    2,
    'npm run admin -- create-admin <email> <blog name>',
  );
  const { db, say } = context;
  const known = await userByEmail(db, email);
  if (known !== undefined) {
    await setRole(db, known.id, 'admin');
    return say(`${email} is a member already and looks after the site now.`);
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email)) throw new StartFault(`${email} is no address.`);
  const problem = blogNameProblem(blogName, new Set(RESERVED_BLOG_NAMES));
  if (problem !== undefined) throw new StartFault(`A blog cannot be called ${blogName} (${problem}).`);
  const password = newPassword();
  const account = {
    email,
    blogName,
    passwordHash: await hashPassword(password),
    birthDate: '1970-01-01',
    locale: 'en-us',
  };
  await db
    .transaction(async (tx) => {
      const { userId } = await insertAccount(tx, account);
      await setRole(tx, userId, 'admin');
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'blogs_name'))
        throw new StartFault(`There is a blog called ${blogName} already.`);
      throw error;
    });
  say(`${email} looks after the site now. Log in with this password and choose another one:`);
  say(password);
};

/**
 * `reset-password <email>`: sets a new password for a member who cannot log in and ends all their sessions. Lists the
 * passkeys, linked providers and second factor that still open the account.
 */
export const resetPassword: Task = async (context, args) => {
  const [email = ''] = positionalArgs(args, 1, 'npm run admin -- reset-password <email>');
  const member = await memberOf(context, email);
  const password = newPassword();
  const hash = await hashPassword(password);
  const open = await context.db.transaction(async (tx) => {
    await revokeCredentials(tx, member.id, 'passwordSetByOperator');
    await updatePasswordHash(tx, member.id, hash);
    await recordSecurityEvent(tx, { userId: member.id, kind: 'password_reset', request: null });
    return credentialsOf(tx, member.id);
  });
  context.say(`${email} has a new password and is logged out everywhere:`);
  context.say(password);
  for (const { kind, id, name, created } of open) {
    const day = new Date(created * 1000).toISOString().slice(0, 10);
    context.say(`Still opens the account: ${kind} ${name ?? id}, added on ${day}.`);
  }
};

/** `delete-member <email>`: closes an account for good. Its blogs become invisible. */
export const deleteMember: Task = async (context, args) => {
  const [email = ''] = positionalArgs(args, 1, 'npm run admin -- delete-member <email>');
  const member = await memberOf(context, email);
  await context.db.transaction((tx) => closeAccount(tx, member.id));
  context.say(`${email} is no member any more.`);
};

/** `import-member <file>`: imports the archive of a member of another site, and sets a password for them. */
export const importArchive: Task = async (context, args) => {
  const [file = ''] = positionalArgs(args, 1, 'npm run admin -- import-member <file>');
  const { db, dataDir, bucket, say } = context;
  const store = bucket ? new BucketMediaStore(bucket) : diskMediaStore(join(dataDir, 'media'));
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const { email, files } = await importMember({
    db,
    store,
    memberData,
    path: resolve(file),
    // In the same transaction: a member without a password could neither log in nor be imported again.
    finish: (tx, userId) => updatePasswordHash(tx, userId, passwordHash),
  });
  say(`${email} is a member now, with ${files} files of uploads. They log in with this password:`);
  say(password);
};
