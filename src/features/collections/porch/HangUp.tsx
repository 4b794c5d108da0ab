import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PorchThing } from '#generated/zod/porchThing.zod.ts';
import type { PorchWidget } from '#generated/zod/porchWidget.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AddPart } from '../components/AddPart.tsx';
import {
  collectionsOf,
  followedCollectionsQuery,
  keyOfCollection,
  ownCollectionsQuery,
} from '../data/collections.ts';
import { communitiesOf, keyOfCommunity, ownCommunitiesQuery, postAtAddress } from '../data/porch-things.ts';
import styles from './HangUp.module.css';

/** Maximum lengths of the contract. */
const NOTE_MAX_LENGTH = 500;
const ALT_MAX_LENGTH = 4096;
const TAG_MAX_LENGTH = 140;
const ADDRESS_MAX_LENGTH = 2048;

/** Kind of a widget that is made by a form. */
export type MadeKind = Exclude<PorchWidget['kind'], 'lights'>;

interface FormProps {
  /** The widget that is changed; undefined for a new one. */
  widget: PorchWidget | undefined;
  onHang: (widget: PorchWidget, thing: PorchThing) => void;
}

function NoteForm({ widget, onHang }: FormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(widget?.kind === 'note' ? widget.text : '');
  const words = text.trim();
  return (
    <>
      <TextArea
        autoFocus
        label={t`What is chalked on it`}
        value={text}
        maxLength={NOTE_MAX_LENGTH}
        dir="auto"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="primary"
        disabled={words === ''}
        onClick={() => onHang({ kind: 'note', size: widget?.size ?? 'wide', text: words }, {})}
      >{t`Hang it up`}</Button>
    </>
  );
}

function PictureForm({ widget, onHang }: FormProps) {
  const { t } = useLingui();
  const known = widget?.kind === 'picture' ? widget : undefined;
  const [url, setUrl] = useState(known?.url);
  const [altText, setAltText] = useState(known?.altText ?? '');
  const { upload, busy, error } = useUpload((picture) => setUrl(picture.url));
  const words = altText.trim();
  return (
    <>
      {url ? <img className={styles.picture} src={url} alt="" /> : null}
      <PicturePickerButton
        label={url ? t`Another picture` : t`Choose a picture`}
        busy={busy}
        busyLabel={t`Uploading`}
        onPick={(file) => void upload(file)}
      />
      <TextField
        label={t`What it shows`}
        hint={t`It stands below the picture, and is read to those who do not see it.`}
        value={altText}
        error={error}
        maxLength={ALT_MAX_LENGTH}
        dir="auto"
        onChange={({ currentTarget }) => setAltText(currentTarget.value)}
      />
      <Button
        variant="primary"
        disabled={!url}
        onClick={() => {
          if (!url) return;
          const size = widget?.size ?? 'large';
          onHang({ kind: 'picture', size, url, ...(words ? { altText: words } : {}) }, {});
        }}
      >{t`Hang it up`}</Button>
    </>
  );
}

/** Returns true when a post, or what it reblogs, has a block of a type. */
function hasBlock({ content, trail }: Post, type: 'audio' | 'poll'): boolean {
  return [...content, ...trail.flatMap((item) => item.content)].some((block) => block.type === type);
}

function PostForm({ kind, widget, onHang }: FormProps & { kind: 'record' | 'poll' }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const hang = async (): Promise<void> => {
    setBusy(true);
    try {
      const post = await postAtAddress(queryClient, address);
      if (!post) setError(t`There is no post at this address that you can see.`);
      else if (!hasBlock(post, kind === 'record' ? 'audio' : 'poll'))
        setError(kind === 'record' ? t`This post has no sound.` : t`This post has no poll.`);
      else onHang({ kind, size: widget?.size ?? 'wide', postId: post.id }, { post });
    } catch {
      setError(t`The post could not be looked up. Try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <TextField
        autoFocus
        label={kind === 'record' ? t`Address of a post with sound` : t`Address of a post with a poll`}
        value={address}
        error={error}
        maxLength={ADDRESS_MAX_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button
        variant="primary"
        loading={busy}
        disabled={address.trim() === ''}
        onClick={() => void hang()}
      >{t`Hang it up`}</Button>
    </>
  );
}

function CollectionForm({ widget, onHang }: FormProps) {
  const { t } = useLingui();
  const own = usePagedList(ownCollectionsQuery(), collectionsOf, keyOfCollection);
  const followed = usePagedList(followedCollectionsQuery(), collectionsOf, keyOfCollection);
  const known = new Map([...(own.items ?? []), ...(followed.items ?? [])].map((one) => [one.id, one]));
  const [chosen, setChosen] = useState<string>();
  const collection = known.get(chosen ?? '') ?? [...known.values()][0];
  return (
    <>
      <Select
        aria-label={t`Collection`}
        value={collection?.id ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        {[...known.values()].map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      {own.items && followed.items && known.size === 0 ? (
        <p>{t`You neither keep nor follow a collection yet.`}</p>
      ) : null}
      <Button
        variant="primary"
        disabled={!collection}
        onClick={() => {
          if (!collection) return;
          const size = widget?.size ?? 'small';
          onHang({ kind: 'collection', size, collectionId: collection.id }, { collection });
        }}
      >{t`Hang it up`}</Button>
    </>
  );
}

function CommunityForm({ widget, onHang }: FormProps) {
  const { t } = useLingui();
  const list = usePagedList(ownCommunitiesQuery(), communitiesOf, keyOfCommunity);
  const [chosen, setChosen] = useState<string>();
  const community = list.items?.find(({ uuid }) => uuid === chosen) ?? list.items?.[0];
  return (
    <>
      <Select
        aria-label={t`Community`}
        value={community?.uuid ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        {list.items?.map(({ uuid, title }) => (
          <option key={uuid} value={uuid}>
            {title}
          </option>
        ))}
      </Select>
      {list.items?.length === 0 ? <p>{t`You are in no community yet.`}</p> : null}
      <Button
        variant="primary"
        disabled={!community}
        onClick={() => {
          if (!community) return;
          const size = widget?.size ?? 'small';
          onHang({ kind: 'community', size, uuid: community.uuid }, { community });
        }}
      >{t`Hang it up`}</Button>
    </>
  );
}

function PostsForm({ onHang, onClose }: FormProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [tag, setTag] = useState('');
  const only = tag.trim().replace(/^#+/, '');
  return (
    <>
      <TextField
        label={t`Only with this tag`}
        hint={t`Optional`}
        value={tag}
        maxLength={TAG_MAX_LENGTH}
        dir="auto"
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
      <AddPart
        kind="blogs"
        label={t`Name of the blog`}
        onAdd={(blogUuid) =>
          onHang({ kind: 'posts', size: 'large', blogUuid, ...(only ? { tag: only } : {}) }, {})
        }
        onClose={onClose}
      />
    </>
  );
}

type HangUpProps = FormProps & { kind: MadeKind; onClose: () => void };

/** Dialog that makes a widget of a kind, or changes one. */
export function HangUp({ kind, widget, onHang, onClose }: HangUpProps) {
  const { t } = useLingui();
  const titles: Record<MadeKind, string> = {
    note: t`A note`,
    picture: t`A picture`,
    poll: t`A poll`,
    record: t`A record`,
    collection: t`A collection`,
    community: t`A community`,
    posts: t`Latest posts`,
  };
  return (
    <Dialog size="small" title={titles[kind]} onClose={onClose}>
      {(close) => {
        const form = {
          widget,
          onHang: (made: PorchWidget, thing: PorchThing) => {
            onHang(made, thing);
            close();
          },
        };
        return (
          <div className={styles.form}>
            {kind === 'note' ? <NoteForm {...form} /> : null}
            {kind === 'picture' ? <PictureForm {...form} /> : null}
            {kind === 'record' || kind === 'poll' ? <PostForm {...form} kind={kind} /> : null}
            {kind === 'collection' ? <CollectionForm {...form} /> : null}
            {kind === 'community' ? <CommunityForm {...form} /> : null}
            {kind === 'posts' ? <PostsForm {...form} onClose={close} /> : null}
          </div>
        );
      }}
    </Dialog>
  );
}
