import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { isLetterKey } from '#src/shared/lib/keys/key-event.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { AvatarTool } from '../appearance/AvatarTool.tsx';
import { ColoursTool } from '../appearance/ColoursTool.tsx';
import { FontTool } from '../appearance/FontTool.tsx';
import { HeaderPartsTool } from '../appearance/HeaderPartsTool.tsx';
import { HeaderTool } from '../appearance/HeaderTool.tsx';
import { Preview } from '../appearance/Preview.tsx';
import { type AppearanceEditor, useAppearanceEditor } from '../appearance/use-appearance-editor.ts';
import { BlogSettingsGuard } from '../components/BlogSettingsGuard.tsx';
import { BlogSettingsTabs } from '../components/BlogSettingsTabs.tsx';
import styles from './BlogAppearancePage.module.css';

/** Toolbar of the editor: undo, redo, discard and save. */
function EditorToolbar({ editor }: { editor: AppearanceEditor }) {
  const { t } = useLingui();
  const { undo, redo, isChanged, save, discard, busy, error } = editor;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button size="small" variant="quiet" aria-disabled={!undo} onClick={undo}>{t`Undo`}</Button>
        <Button size="small" variant="quiet" aria-disabled={!redo} onClick={redo}>{t`Redo`}</Button>
        <Button size="small" variant="quiet" aria-disabled={!isChanged} onClick={discard}>
          {t`Discard changes`}
        </Button>
      </div>
      <Button variant="primary" aria-disabled={!isChanged} loading={busy} onClick={save}>
        {t`Save`}
      </Button>
      {error ? <ActionError>{error}</ActionError> : null}
    </div>
  );
}

/** Handles Ctrl+Z and the other undo shortcuts, except in text fields. */
function stepByKey(event: KeyboardEvent, { undo, redo }: AppearanceEditor): void {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
  if (isTyping || !(event.ctrlKey || event.metaKey) || !isLetterKey(event, 'z')) return;
  event.preventDefault();
  if (event.shiftKey) redo?.();
  else undo?.();
}

function AppearanceEditorView({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const editor = useAppearanceEditor(blog);
  const { isChanged } = editor;
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, all of which has buttons as well.
    <div className={styles.columns} onKeyDown={(event) => stepByKey(event, editor)}>
      <div className={styles.main}>
        <BlogSettingsTabs part="appearance" name={blog.name} />
        <h1 className={styles.title}>{t`Appearance`}</h1>
        <Preview blog={blog} editor={editor} />
      </div>
      <div className={styles.tools}>
        <EditorToolbar editor={editor} />
        <div className={styles.scroll}>
          <ColoursTool editor={editor} />
          <HeaderTool editor={editor} />
          <AvatarTool editor={editor} />
          <FontTool editor={editor} title={blog.title || blog.name} />
          <HeaderPartsTool editor={editor} />
        </div>
      </div>
    </div>
  );
}

/** Page of a blog's appearance, edited in a preview of the blog (spec 000 §3 theme). */
export default function BlogAppearancePage() {
  const { t } = useLingui();
  return (
    <BlogSettingsGuard title={t`Appearance`} forAdmins>
      {(blog) => <AppearanceEditorView key={blog.uuid} blog={blog} />}
    </BlogSettingsGuard>
  );
}
