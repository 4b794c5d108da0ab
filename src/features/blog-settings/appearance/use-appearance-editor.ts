import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getEditBlogThemeMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import {
  appearanceOf,
  type BlogAppearance,
  changesOf,
  isChanged,
  toResendable,
} from '#src/entities/blog/appearance.ts';
import { readAppearanceDraft, storeAppearanceDraft } from '#src/entities/blog/appearance-draft.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { type History, newHistory, redo, undo, withChange } from '../model/history.ts';

/** State and commands of the appearance editor. */
export interface AppearanceEditor {
  look: BlogAppearance;
  /** Applies a change. `of` names the changed property: see `change` in history.ts. */
  set: (changes: Partial<BlogAppearance>, of: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** True when there are unsaved changes. */
  isChanged: boolean;
  save: () => void;
  /** Resets to the saved appearance. */
  discard: () => void;
  busy: boolean;
  error: string | undefined;
}

/**
 * Edits a blog's appearance: each change is an undo step, and all are saved together; unsaved changes are stored in the
 * tab.
 */
export function useAppearanceEditor(blog: Blog): AppearanceEditor {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(() => appearanceOf(blog));
  const [steps, setSteps] = useState<History<BlogAppearance>>(() => {
    const draft = readAppearanceDraft(blog.uuid);
    return draft ? withChange(newHistory(saved), draft, 'draft') : newHistory(saved);
  });
  const look = steps.now;
  const dirty = isChanged(saved, look);
  useEffect(() => storeAppearanceDraft(blog.uuid, dirty ? look : undefined), [blog.uuid, dirty, look]);
  const {
    write,
    busy,
    error,
    clearError: forget,
  } = useWrite(getEditBlogThemeMutationOptions, {
    onSuccess: async () => {
      setSaved(look);
      setSteps(({ past, now, future }) => {
        const again = (before: BlogAppearance): BlogAppearance => toResendable(before, look);
        return { past: past.map(again), now, future: future.map(again) };
      });
      addToast({ type: 'success', message: t`The new look is saved and public` });
      await queryClient.invalidateQueries();
    },
  });
  const step = (next: (before: History<BlogAppearance>) => History<BlogAppearance>): void => {
    forget();
    setSteps(next);
  };
  return {
    look,
    set: (changes, of) => step((before) => withChange(before, { ...before.now, ...changes }, of)),
    undo: steps.past.length > 0 ? () => step(undo) : undefined,
    redo: steps.future.length > 0 ? () => step(redo) : undefined,
    isChanged: dirty,
    save: () => {
      if (dirty) void write({ blog: blog.name, data: changesOf(saved, look) });
    },
    discard: () => step((before) => withChange(before, saved, 'discard')),
    busy,
    error: error ? errorMessage(error, t`The appearance was not saved.`) : undefined,
  };
}
