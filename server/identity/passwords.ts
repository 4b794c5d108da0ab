import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (2024): 19 MiB, two passes, one lane; about 20 ms. */
const strength = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Checked when there is no account, so that the answer takes as long as for one that exists. */
let decoy: Promise<string> | undefined;

/** The argon2id hash to keep, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), strength);
}

/**
 * Whether `password` belongs to `kept`. Takes equally long when nothing is kept, so that a stranger cannot find out
 * which accounts exist.
 */
export async function checkPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = kept ?? (await decoy);
  const matches = await verify(against, password.normalize('NFC'));
  return matches && kept !== null && kept !== undefined;
}

/** Whether a kept hash is weaker than what is made today, and should be replaced at the next login. */
export function isOutdated(kept: string): boolean {
  const { memoryCost, timeCost, parallelism } = strength;
  return !kept.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}
