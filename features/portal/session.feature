Feature: The session of a filer
  What was entered on a shared computer must not stay there for the next person, and nobody loses work without a warning.

  @W9-constants @W4-idle
  Rule: A session is announced two minutes before it ends after 120 minutes of inactivity
    Scenario Outline: The state of a session
      Given the filing is a limited liability company
      When a filer has been inactive for <minutes> minutes
      Then the session is <state>

      @browser
      Examples: As the filer sees it
        | minutes | state     |
        | 118     | warned    |
        | 120     | timed out |

      Examples: Before it is announced
        | minutes | state     |
        | 60      | active    |

      Examples: At the limits
        | minutes | state     |
        | 0       | active    |
        | 117     | active    |
        | 119     | warned    |
        | 121     | timed out |
        | 600     | timed out |

    @browser-only @W2-dialogs
    Scenario: The filer is told that the session has ended
      Given the filing is a limited liability company
      When a filer has been inactive for 120 minutes
      Then the filer is told "To protect your information, you have been timed out after two hours of inactivity. Any information that you entered has not been saved."
