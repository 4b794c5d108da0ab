import type { Subject } from '../scripts/contract/access.ts';
import type { Recipe, Step } from './data.ts';

/** The scene of a rule: members registered for it, and the steps that make the thing. */
export interface SceneRule {
  cast?: string[];
  steps: Step[];
  /** Removes what would outlive the accounts of the cast. */
  after?: Step[];
}

/** One call that answers a thing, and its path there. An item of a list is the one that has `find`. */
export interface ViewOf extends Pick<Recipe, 'path' | 'query'> {
  call: string;
  /** The reader: `me` by default, a member of the cast, or `visitor`. */
  as?: string;
  at: string;
  find?: Record<string, unknown>;
  /** Path of the thing in the item. */
  item?: string;
  /** Name of the check, where a thing is seen in two places of one answer. */
  name?: string;
  /** Names that may differ in this view. */
  leaves?: string[];
  /** Fields of the rule that this view never has, because its schema has none: a reference to a blog or a community. */
  lacks?: string[];
}

/** A thing that several calls answer (`views.yaml`): each must say the same of it as the first. */
export interface ViewRule extends SceneRule {
  thing: string;
  /** The thing as a step stored it, such as the answer that made it: every read is compared with it. */
  made?: string;
  reads: ViewOf[];
  /** Names that may differ. */
  leaves?: string[];
}

/** An act of a member on a thing, and how the thing reads afterwards (`marks.yaml`). */
export interface MarkRule extends SceneRule {
  name: string;
  title: string;
  about: string;
  /** The act, by the member who reads in `reads`. */
  acts: Step[];
  /** Takes it back: everything reads as before. */
  undoes?: Step[];
  /** Fields as the member reads them afterwards. For others they stay as they were. */
  mine?: Record<string, unknown>;
  /** Numbers that change for everybody, and by how much. */
  counts?: Record<string, number>;
  reads: ViewOf[];
  /** The same thing, read by others. */
  others?: ViewOf[];
}

/** A change of a thing, and the lists that it must leave, or stay in (`visibility.yaml`). */
export interface VisibilityRule extends SceneRule {
  name: string;
  title: string;
  about: string;
  /** The change. */
  acts: Step[];
  /** Takes the change back: every list that it left has it again. */
  undoes?: Step[];
  id: string;
  /** Lists that must not have it any more, and lists that must still have it. */
  leaves: ListView[];
  stays?: ListView[];
}

/** The ids that a list has: the path leads to all of them. */
export interface ListView extends Pick<Recipe, 'path' | 'query'> {
  call: string;
  as?: string;
  ids: string;
}

/** A member who calls every operation that requires a role on a subject (`roles.yaml`). */
export interface RoleCaller {
  /** `me` or a member of the cast. */
  who: string;
  /** In words: a stranger, a moderator. */
  is: string;
  /** The role on the subject; without it none. */
  role?: string;
  /** Rights of a moderator of a community. */
  permissions?: string[];
}

/** Members in every role of a subject, in ascending order. */
export interface RoleRule extends SceneRule {
  subject: Subject;
  /** Names the subject in requests, and its uuid where only that is taken. */
  value: string;
  uuid?: string;
  callers: RoleCaller[];
}
