import type { components } from '#generated/types/api.d.ts';
import type { SignInProvider } from '#server/identity/sign-in-providers.ts';
import type { thirdPartiesOf } from './sign-in-repository.ts';

type Connection = components['schemas']['SignInProvider'];

/** Returns the providers as a member sees them. The last one can be disconnected only from an account with a password. */
export function presentProviders(
  providers: readonly Pick<SignInProvider, 'id' | 'name'>[],
  linked: Awaited<ReturnType<typeof thirdPartiesOf>>,
  hasPassword: boolean,
): Connection[] {
  const byId = new Map(linked.map((row) => [row.provider_id, row]));
  const canDisconnect = hasPassword || linked.length > 1;
  return providers.map(({ id, name }) => {
    const row = byId.get(id);
    if (row === undefined) return { id, name, connected: false };
    const { email, created } = row;
    return { id, name, connected: true, ...(email ? { email } : {}), connectedTs: created, canDisconnect };
  });
}
