import type { ComponentType } from 'react';

/** Imports a module. The build adds the path of its source (scripts/build/lazy-sources.ts). */
export type Load<Module> = (() => Promise<Module>) & { file?: string };

/** The props of an export that is a component. */
export type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props & object : never;

/** What everything that comes later has in common: its code, asked for twice, because a line is lost for a moment now and then. */
export function codeOf<Module, Props>(load: Load<Module>, pick: (module: Module) => ComponentType<Props>) {
  const { file = '' } = load;
  const code: { ready?: ComponentType<Props> } = {};
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    code.ready ??= pick(await load().catch(load));
    return { default: code.ready };
  };
  return { file, code, preload };
}
