export interface Demo {
  url: string
  email: string
  password: string
  stop(): Promise<void>
}
export function startDemo(environment?: Record<string, string>): Promise<Demo>
