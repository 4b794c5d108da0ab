import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (2024): 19 MiB, two passes, one lane; about 20 ms. */
const strength = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Hash that is checked when the account does not exist, so that the response takes equally long. */
let decoy: Promise<string> | undefined;

/** Returns the argon2id hash to store, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), strength);
}

/**
 * Returns true when `password` matches the stored hash. Takes equally long without a hash, so that the time does not
 * reveal which accounts exist.
 */
export async function checkPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = kept ?? (await decoy);
  const matches = await verify(against, password.normalize('NFC'));
  return matches && kept !== null && kept !== undefined;
}

/** Returns true when a stored hash is weaker than current ones and should be replaced at the next login. */
export function isOutdated(kept: string): boolean {
  const { memoryCost, timeCost, parallelism } = strength;
  return !kept.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}
