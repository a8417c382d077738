/** A package as package-lock.json names it. */
export type LockEntry = {
  version?: string;
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

const REGISTRY = "https://registry.npmjs.org/";

/**
 * Whether an install takes the package from the registry, with the digest that this project has seen. Binaries for systems on which it is
 * neither built nor served may be without one, because the registry at hand does not serve them all.
 */
export function isPinned({ resolved, integrity, ...entry }: LockEntry): boolean {
  if (!integrity) return !isForOurSystems(entry);
  return integrity.startsWith("sha512-") && (!resolved || resolved.startsWith(REGISTRY));
}

/** Linux with glibc on the two usual processors: CI, the container, a server of one's own. */
function isForOurSystems({ os = ["linux"], cpu = ["x64"], libc = ["glibc"] }: LockEntry): boolean {
  return os.includes("linux") && (cpu.includes("x64") || cpu.includes("arm64")) && libc.includes("glibc");
}
