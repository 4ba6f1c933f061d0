// The name of a model on the wire: its engine's id, and the model's own behind it where the engine has several.

export function nameModel(engine: string, model: string | undefined): string {
  return model === undefined ? engine : `${engine}/${model}`;
}

/** The engine's own id of a model; undefined where the name is that of the engine itself. Null: it is another engine's. */
export function readModel(name: string, engine: string): string | undefined | null {
  if (name === engine) return undefined;
  return name.startsWith(`${engine}/`) ? name.slice(engine.length + 1) : null;
}
