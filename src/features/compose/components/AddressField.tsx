import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { embedOf, webAddress } from '../model/embed-of.ts';
import { insertEmbed } from '../surface/insert-card.ts';
import styles from './Composer.module.css';

/** The kind of media that is added by its address. */
export type AddressKind = 'link' | 'audio' | 'video';

type AddressFieldProps = { kind: AddressKind; editor: Editor | null; onDone: () => void };

const ICONS: Record<AddressKind, IconName> = { link: 'link', audio: 'audio', video: 'video' };

/** Form that adds a link, audio or video by its address. */
export function AddressField({ kind, editor, onDone }: AddressFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const labels: Record<AddressKind, string> = {
    link: t`Web address of a page`,
    audio: t`Web address of a song, album or show`,
    video: t`Web address of a video`,
  };

  const add = (): void => {
    const address = webAddress(typed);
    if (!address || !editor) {
      setWrong(true);
      return;
    }
    const { state, view } = editor;
    view.dispatch(insertEmbed(state, state.tr, embedOf(address), state.selection.to, true));
    onDone();
    editor.commands.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    if (event.key === 'Escape') {
      // Closes this field only, not the whole composer.
      event.preventDefault();
      event.stopPropagation();
      onDone();
      editor?.commands.focus();
    }
  };

  return (
    <div className={styles.address}>
      <TextField
        type="url"
        icon={ICONS[kind]}
        label={labels[kind]}
        placeholder="https://"
        inputMode="url"
        value={typed}
        error={isWrong ? t`This is not a web address. It should look like https://example.com.` : undefined}
        autoFocus
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" onClick={add}>{t`Add`}</Button>
      <IconButton
        icon="close"
        size="small"
        label={t`Close this field`}
        onClick={() => {
          onDone();
          editor?.commands.focus();
        }}
      />
    </div>
  );
}
