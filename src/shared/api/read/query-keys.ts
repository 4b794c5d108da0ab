import type { QueryKey } from '@tanstack/react-query';

/** Returns the address a generated query reads, equal for its single and its infinite form. */
export const addressOf = ([first, second]: QueryKey): string => String(first === 'infinite' ? second : first);
