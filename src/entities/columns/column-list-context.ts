import { type ComponentType, createContext, type ReactNode } from 'react';
import type { ColumnListProps, ListName } from './column-lists.ts';

/** Props of the list of a column that is no posts. */
export type NamedColumnListProps = ColumnListProps & {
  name: ListName;
  /** Shown while the code of the list loads, and when it failed to. */
  waiting: ReactNode;
};

/** Lists of columns that are no posts, which the application joins from the features they belong to. */
export const ColumnListContext = createContext<ComponentType<NamedColumnListProps> | undefined>(undefined);
