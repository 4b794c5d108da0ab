import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getSearchGifsInfiniteQueryOptions } from '#generated/hooks/media/media.ts';
import type { Gif } from '#generated/zod/gif.zod.ts';
import type { SearchGifs200 } from '#generated/zod/searchGifs200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './GifPicker.module.css';

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 250;
/** Maximum length of a search term (contract: searchGifs). */
const QUERY_MAX_LENGTH = 128;
const PAGE_SIZE = 24;

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

const gifsOf = ({ response }: SearchGifs200) => response.gifs;
const keyOf = ({ id }: Gif): string => id;

function Waiting({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      {SKELETON_KEYS.slice(0, count).map((place) => (
        <Bone key={place} className={styles.bone} />
      ))}
    </div>
  );
}

/** Renders one GIF; a still for readers who prefer reduced motion. */
function Tile({ gif, onChoose }: { gif: Gif; onChoose: () => void }) {
  const shown = gif.media.at(-1);
  return (
    <li>
      <button type="button" className={styles.tile} onClick={onChoose} aria-label={gif.title}>
        <picture>
          {gif.poster ? <source media="(prefers-reduced-motion: reduce)" srcSet={gif.poster.url} /> : null}
          <img
            src={shown?.url}
            width={shown?.width}
            height={shown?.height}
            alt=""
            loading="lazy"
            className={styles.picture}
          />
        </picture>
        <span className={styles.title} aria-hidden="true" dir="auto">
          {gif.title}
        </span>
      </button>
    </li>
  );
}

type GifPickerProps = { onChoose: (gif: Gif) => void; onClose: () => void };

/**
 * Searches GIFs in the site's library or at its provider, who is credited. Without a search term it lists popular ones.
 */
export function GifPicker({ onChoose, onClose }: GifPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const query = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const list = usePagedList(
    getSearchGifsInfiniteQueryOptions(
      { limit: PAGE_SIZE, ...(query ? { query } : {}) },
      { query: { ...paging, staleTime: 300_000 } },
    ),
    gifsOf,
    keyOf,
  );
  const provider = list.pages?.[0]?.response.provider;
  return (
    <Dialog title={t`Choose a GIF`} onClose={onClose}>
      {(close) => (
        <div className={styles.picker}>
          <TextField
            type="search"
            icon="search"
            label={t`Search GIFs`}
            hideLabel
            placeholder={provider ? t`Search ${provider}` : t`Search GIFs`}
            autoFocus
            autoComplete="off"
            maxLength={QUERY_MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={styles.found} aria-busy={list.isFetching}>
            <EndlessList
              list={list}
              skeleton={<Waiting count={9} />}
              moreSkeleton={<Waiting count={3} />}
              errorText={t`The GIFs could not be loaded.`}
              empty={
                <EmptyState level={3} title={query ? t`No GIFs for “${query}”` : t`No GIFs yet`}>
                  {query
                    ? t`Try another word, or add a GIF of your own like a picture.`
                    : t`You can add a GIF of your own like a picture.`}
                </EmptyState>
              }
            >
              {(gifs) => (
                <ul className={styles.grid} aria-label={t`GIFs`}>
                  {gifs.map((gif) => (
                    <Tile
                      key={gif.id}
                      gif={gif}
                      onChoose={() => {
                        onChoose(gif);
                        close();
                      }}
                    />
                  ))}
                </ul>
              )}
            </EndlessList>
          </div>
          <p className={styles.provider}>{provider ? t`Powered by ${provider}` : null}</p>
        </div>
      )}
    </Dialog>
  );
}
