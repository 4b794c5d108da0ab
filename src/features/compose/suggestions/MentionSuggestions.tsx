import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { mentionsQuery } from '../data/mentions.ts';
import type { OpenMention } from '../surface/mentions.ts';
import styles from './SuggestionList.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { SUGGESTIONS_DEBOUNCE_MS } from './suggestions-debounce.ts';
import { useCombobox } from './use-combobox.ts';

const noMention = (): null => null;

/** Suggests blogs for the name typed after an `@` in the text. */
export function MentionSuggestions({ editor, open }: { editor: Editor; open: OpenMention | undefined }) {
  const { t } = useLingui();
  const typed = (open?.beginning ?? '').toLowerCase();
  const { data = [] } = useQuery(mentionsQuery(useDebouncedValue(typed, SUGGESTIONS_DEBOUNCE_MS)));
  const surface = editor.view.dom;
  // Results for a shorter prefix are shown only while they still match.
  const blogs = typed === '' ? [] : data.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const box = useCombobox({
    field: surface,
    entries: blogs,
    keyOf: ({ uuid }) => uuid,
    typed,
    startsChosen: true,
    onTake: ({ uuid, name, blogViewUrl }) => open?.take({ uuid, name, url: blogViewUrl }),
    onClose: () => open?.dismiss(),
  });

  const { 'aria-controls': controls, 'aria-activedescendant': active } = box.fieldState;
  useEffect(() => {
    const state = { 'aria-controls': controls, 'aria-activedescendant': active };
    for (const [name, value] of Object.entries(state)) {
      if (value) surface.setAttribute(name, value);
      else surface.removeAttribute(name);
    }
  }, [surface, controls, active]);

  return (
    <SuggestionList
      box={box}
      label={t`Blogs you can mention`}
      rectOf={open?.rectOf ?? noMention}
      within={surface}
      row={(blog) => (
        <>
          <BlogAvatar blog={blog} size={32} />
          <span className={styles.name} translate="no">
            {blog.name}
          </span>
          <span className={styles.detail} dir="auto">
            {blog.followed ? t`You follow them` : blog.title === blog.name ? '' : blog.title}
          </span>
        </>
      )}
    />
  );
}
