import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getEditBlogThemeMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { changesOf, isChanged, type Look, lookOf, resendable } from '#src/entities/blog/appearance.ts';
import { keepLook, keptLook } from '#src/entities/blog/appearance-draft.ts';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { begin, change, type History, redo, undo } from '../model/history.ts';

/** The look of a blog under its admin's hands. */
export interface LookEditor {
  look: Look;
  /** Shows a change. `of` names what it is of: see `change` of the history. */
  set: (changes: Partial<Look>, of: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Whether there is something to save. */
  isChanged: boolean;
  save: () => void;
  /** Back to how the blog looks now. */
  discard: () => void;
  busy: boolean;
  error: string | undefined;
}

/** Editing how a blog looks: each change is a step that can be taken back, saved all at once; unsaved ones wait in the tab. */
export function useLook(blog: Blog): LookEditor {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(() => lookOf(blog));
  const [steps, setSteps] = useState<History<Look>>(() => {
    const draft = keptLook(blog.uuid);
    return draft ? change(begin(saved), draft, 'draft') : begin(saved);
  });
  const look = steps.now;
  const dirty = isChanged(saved, look);
  useEffect(() => keepLook(blog.uuid, dirty ? look : undefined), [blog.uuid, dirty, look]);
  const { write, busy, error, forget } = useWrite(getEditBlogThemeMutationOptions, {
    done: async () => {
      setSaved(look);
      setSteps(({ past, now, future }) => {
        const again = (before: Look): Look => resendable(before, look);
        return { past: past.map(again), now, future: future.map(again) };
      });
      addToast({ type: 'success', message: t`Everybody sees it like this now` });
      await queryClient.invalidateQueries();
    },
  });
  const step = (next: (before: History<Look>) => History<Look>): void => {
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
    error: error ? detailOf(error, t`The look could not be saved.`) : undefined,
  };
}
