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

/** Query of the blogs that a blog has blocked, the last blocked first. */
export function blogBlocksQuery(blog: string) {
  return getListBlogBlocksInfiniteQueryOptions(blog, undefined, { query: paging });
}

/** Result of blocking one name. */
export type BlockResult = CreateBlogBlocks201['response']['names'][number];

/** Maximum length of the names in one request (openapi: `blocked_tumblelogs`). */
export const NAMES_MAX_LENGTH = 8192;

/** Parses typed or pasted names without duplicates: separated by commas, spaces or lines, with or without `@`. */
export function namesOf(typed: string): string[] {
  const names = typed.split(/[\s,;]+/).map((name) => name.replace(/^@+/, ''));
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * Blocks one or many blogs for a blog. A single one has its own operation, so that an error explains the refusal; for
 * many the response holds a result per name.
 */
export function useBlockByNames(home: string) {
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<readonly BlockResult[]>([]);
  const readAnew = () => queryClient.invalidateQueries();
  const one = useWrite(getBlockForBlogMutationOptions, {
    onSuccess: (_answer, { blocked }) => {
      setAnswers([{ name: blocked, outcome: 'blocked' }]);
      return readAnew();
    },
  });
  const many = useWrite(getCreateBlogBlocksMutationOptions, {
    onSuccess: ({ response }, { data: { force } }) => {
      // Blogs blocked although they are followed keep their position in the list of results.
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
      one.clearError();
      many.clearError();
    },
    /** Resolves to true when the server accepted the request. */
    block: async (names: readonly string[]): Promise<boolean> => {
      const [blocked = ''] = names;
      setAnswers([]);
      return names.length === 1
        ? one.write({ blog: home, blocked })
        : many.write({ blog: home, data: { blocked_tumblelogs: names.join(',') } });
    },
    /** Blocks blogs that were skipped because the member follows them. */
    insist: (names: readonly string[]): Promise<boolean> =>
      many.write({ blog: home, data: { blocked_tumblelogs: names.join(','), force: true } }),
  };
}
