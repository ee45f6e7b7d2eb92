type Program = 'main' | 'demo' | 'admin-command' | 'backup-command'
export declare function serverProgram(name: Program, folder?: string): string[]
