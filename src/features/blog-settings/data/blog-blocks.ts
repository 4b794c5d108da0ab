import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getBlockForBlogMutationOptions,
  getCreateBlogBlocksMutationOptions,
  getListBlogBlocksInfiniteQueryOptions,
} from '#generated/hooks/blocks/blocks.ts';
import type { CreateBlogBlocks201 } from '#generated/zod/createBlogBlocks201.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Whom one blog keeps away, the last blocked first. */
export function blogBlocksQuery(blog: string) {
  return getListBlogBlocksInfiniteQueryOptions(blog, undefined, { query: paging });
}

/** What became of one name. */
export type BlockedName = CreateBlogBlocks201['response']['names'][number];

/** The most that one request takes of them (openapi: `blocked_tumblelogs`). */
export const NAMES_MAX = 8192;

/** The names somebody typed or pasted, each once: apart by commas, spaces or lines, with `@` or without. */
export function namesOf(typed: string): string[] {
  const names = typed.split(/[\s,;]+/).map((name) => name.replace(/^@+/, ''));
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * Blocks one blog or many from a blog. One is asked for by itself, so that a refusal can say why; of many the answer says
 * what became of each.
 */
export function useBlockNames(home: string) {
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<readonly BlockedName[]>([]);
  const readAnew = () => queryClient.invalidateQueries();
  const one = useWrite(getBlockForBlogMutationOptions, {
    done: (_answer, { blocked }) => {
      setAnswers([{ name: blocked, outcome: 'blocked' }]);
      return readAnew();
    },
  });
  const many = useWrite(getCreateBlogBlocksMutationOptions, {
    done: ({ response }, { data: { force } }) => {
      // Blocked in spite of being followed, they stand where they stood in the answer before.
      const anew = new Map(response.names.map((answer) => [answer.name, answer]));
      setAnswers((before) =>
        force ? before.map((answer) => anew.get(answer.name) ?? answer) : response.names,
      );
      return readAnew();
    },
  });
  return {
    answers,
    busy: one.busy || many.busy,
    error: one.error ?? many.error,
    forget: () => {
      one.forget();
      many.forget();
    },
    /** Resolves to whether the server took it. */
    block: async (names: readonly string[]): Promise<boolean> => {
      const [blocked = ''] = names;
      setAnswers([]);
      return names.length === 1
        ? one.write({ blog: home, blocked })
        : many.write({ blog: home, data: { blocked_tumblelogs: names.join(',') } });
    },
    /** Blocks blogs that were passed over because they are followed. */
    insist: (names: readonly string[]): Promise<boolean> =>
      many.write({ blog: home, data: { blocked_tumblelogs: names.join(','), force: true } }),
  };
}
