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
import { begin, change, type History, redo, undo } from '../model/history.ts';

/** State and commands of the appearance editor. */
export interface LookEditor {
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
export function useLook(blog: Blog): LookEditor {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(() => appearanceOf(blog));
  const [steps, setSteps] = useState<History<BlogAppearance>>(() => {
    const draft = readAppearanceDraft(blog.uuid);
    return draft ? change(begin(saved), draft, 'draft') : begin(saved);
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
    set: (changes, of) => step((before) => change(before, { ...before.now, ...changes }, of)),
    undo: steps.past.length > 0 ? () => step(undo) : undefined,
    redo: steps.future.length > 0 ? () => step(redo) : undefined,
    isChanged: dirty,
    save: () => {
      if (dirty) void write({ blog: blog.name, data: changesOf(saved, look) });
    },
    discard: () => step((before) => change(before, saved, 'discard')),
    busy,
    error: error ? errorMessage(error, t`The look could not be saved.`) : undefined,
  };
}
