export declare function serverProgram(name: 'main' | 'demo' | 'admin-command' | 'backup-command'): string[]
