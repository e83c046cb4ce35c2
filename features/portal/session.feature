Feature: The session of a filer

  @W9-constants @W4-idle
  Rule: A session is announced two minutes before it ends after 120 minutes of inactivity
    Scenario Outline: The state of a session
      When a filer has done nothing for <minutes> minutes
      Then the session is <state>

      Examples:
        | minutes | state     |
        | 0       | active    |
        | 117     | active    |
        | 118     | warned    |
        | 119     | warned    |
        | 120     | timed out |
        | 600     | timed out |
