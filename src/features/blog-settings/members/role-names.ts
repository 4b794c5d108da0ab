import { useLingui } from '@lingui/react/macro';
import type { BlogRole } from '#generated/zod/blogRole.zod.ts';

/** Returns the labels of the roles in a group blog. */
export function useRoleNames(): Record<BlogRole, string> {
  const { t } = useLingui();
  return { member: t`Writer`, admin: t`Admin` };
}
