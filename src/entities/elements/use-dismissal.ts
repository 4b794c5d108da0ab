import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import {
  getCancelElementDismissalMutationOptions,
  getDismissTimelineElementMutationOptions,
} from '#generated/hooks/feed/feed.ts';
import type { DismissibleElementType } from '#generated/zod/dismissibleElementType.zod.ts';
import type { OtherElement } from '#src/entities/post/feed/element-context.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { markDismissed, unmarkDismissed } from './model/dismissed-store.ts';

/** An element that a member can dismiss. */
export type DismissibleElement = Extract<OtherElement, { objectType: DismissibleElementType }>;

/**
 * Returns functions that dismiss an element on every device and revert that. Both are optimistic and are rolled back
 * when the server refuses. For visitors an element is dismissed until the page is loaded again.
 */
export function useDismissal(element: DismissibleElement) {
  const { t } = useLingui();
  const { key: page } = useLocation();
  const { isLoggedIn } = useViewer();
  const { objectType, id } = element;
  const scope = `dismissal ${objectType} ${id}`;
  const dismissing = useWrite(getDismissTimelineElementMutationOptions, {
    scope,
    errorToast: t`This was not hidden. Try again.`,
  });
  const restoring = useWrite(getCancelElementDismissalMutationOptions, {
    scope,
    errorToast: t`This was not brought back. Try again.`,
  });
  return {
    dismiss: async (name: string): Promise<void> => {
      markDismissed(element, { name, page });
      if (!isLoggedIn) return;
      if (!(await dismissing.write({ data: { object_type: objectType, id } }))) unmarkDismissed(element);
    },
    restore: async (name: string): Promise<void> => {
      unmarkDismissed(element);
      if (!isLoggedIn) return;
      if (!(await restoring.write({ objectType, id }))) markDismissed(element, { name, page });
    },
  };
}
