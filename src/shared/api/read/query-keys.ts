import type { QueryKey } from '@tanstack/react-query';

/** The address a generated query reads, which is the same for its single and its endless form. */
export const addressOf = ([first, second]: QueryKey): string => String(first === 'infinite' ? second : first);
