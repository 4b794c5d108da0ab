import { bearerOf } from '../memory.ts';
import type { Mutant, ProxyFault, SentRequest } from '../mutant.ts';

/** The calls that create a space, and the path of its name in their answer. */
const CREATES: Readonly<
  Record<string, (response: Record<string, Record<string, string>>) => string | undefined>
> = {
  createCommunity: ({ community }) => community?.name,
  createCollection: ({ collection }) => collection?.id,
};

const JOINS: readonly (string | undefined)[] = ['joinCommunity', 'joinCollection'];

/** Returns the community or the collection of an address. */
const spaceOf = ({ url }: SentRequest): string | undefined => url.pathname.split('/')[3];

/** Makes everybody who joined a community or a collection count as who created it, in one operation. */
function asFounder(operation: string): ProxyFault {
  return {
    alterAnswer: ({ status, json }, sent, { memory: { own } }) => {
      if (status >= 300) return;
      const name = CREATES[sent.operation ?? '']?.(json.response);
      if (name) own.set(`space ${name}`, bearerOf(sent));
      if (JOINS.includes(sent.operation)) own.set(`seat ${spaceOf(sent)} ${bearerOf(sent)}`, true);
    },
    request: (sent, { own }) => {
      if (sent.operation !== operation || !own.has(`seat ${spaceOf(sent)} ${bearerOf(sent)}`)) return;
      sent.headers.set('authorization', `Bearer ${own.get(`space ${spaceOf(sent)}`)}`);
    },
  };
}

/** Faults of roles in communities and collections: every member has the highest. */
export const roles: readonly Mutant[] = [
  ['editCommunityBoard', 'Any member edits the boards of a community'],
  ['listAutomaticRules', 'Any member reads the automatic rules of a community'],
  ['setAppealOutcome', 'A moderator without the right decides an appeal'],
  ['createModerationTemplate', 'A moderator without the right writes a template'],
  ['editCollection', 'A contributor edits a collection'],
  ['createCollectionInviteHash', 'An editor makes links for a collection'],
].map(([operation = '', title = '']) => ({
  name: `founder-counts-for-${operation}`,
  kind: 'right' as const,
  title,
  about: operation,
  proxy: asFounder(operation),
}));
