import type { components } from '#generated/types/api.d.ts';

/** Reason for which a registrar refuses. */
export type RegistrarRefusal = 'unavailable' | 'locked' | 'wrong_code' | 'too_young' | 'not_found';

/** State of a name at its registry. */
export type NameState = 'free' | 'taken' | 'maintenance';

/** Answer of a registrar to an order: until when the domain is registered, or why it is not. */
export type Registered = { expiresMs: number; arrivesMs?: number } | { refused: RegistrarRefusal };

/** An order for a registrar. `key` is the same each time it is repeated; one key is carried out once. */
export type RegistrarOrder = {
  key: string;
  name: string;
  years: number;
  /** Missing in renewals. */
  contact: components['schemas']['DomainContact'] | undefined;
  isPrivate: boolean;
};

/** Thrown when the registry does not answer; nothing was done, or it is found out by repeating the order. */
export class RegistryInMaintenance extends Error {}

/**
 * Registers domains. A real registrar is another class of this shape in this folder, chosen in `registrars.ts`.
 * Every order may be repeated with its key, and is carried out once: a process may die between the call and its record.
 */
export interface Registrar {
  /** Shown to members and staff. */
  name: string;
  /** True when nothing is registered in the world. */
  isSandbox: boolean;
  /** Name servers of domains that are registered here. */
  nameServers: readonly string[];
  /** Returns the state of each name. */
  look(names: readonly string[]): Promise<Map<string, NameState>>;
  /** Returns why a transfer would be refused; undefined when it can begin. */
  refusesTransfer(name: string, authCode: string): Promise<RegistrarRefusal | undefined>;
  /** @throws RegistryInMaintenance */
  register(order: RegistrarOrder): Promise<Registered>;
  /** @throws RegistryInMaintenance */
  transfer(order: RegistrarOrder & { authCode: string }): Promise<Registered>;
  /** @throws RegistryInMaintenance */
  renew(order: RegistrarOrder & { expiresMs: number }): Promise<Registered>;
  /**
   * Locks a domain against transfers, which ends its transfer code, or unlocks it.
   *
   * @throws RegistryInMaintenance
   */
  setLock(name: string, isLocked: boolean): Promise<void>;
  /**
   * Makes the code with which another registrar takes an unlocked domain; the one before ends.
   *
   * @throws RegistryInMaintenance
   */
  transferCode(name: string): Promise<string>;
  /** Gives a domain up. */
  release(name: string): Promise<void>;
}
