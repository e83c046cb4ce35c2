Feature: Locks on pending filings
  One administrator at a time processes a filing. A lock that its holder leaves behind ends by itself, so that no filing waits for ever.

  @A4-lock
  Rule: An administrator who processes a filing locks it, and only the holder of the lock decides
    Scenario Outline: Something is done about a pending filing
      Given a pending filing that is <state>
      When <who> tries to <command> it
      Then the pending filing is <next>
      And the result is that <effects>

      Examples: An unlocked filing
        | state    | who                   | command | next     | effects                                 |
        | unlocked | another administrator | process | locked   | the lock is taken, the action is logged |
        | unlocked | another administrator | cancel  | unlocked | nothing happens                         |
        | unlocked | another administrator | close   | unlocked | nothing happens                         |

      Examples: A locked filing
        | state  | who                    | command | next     | effects                                                                                                                   |
        | locked | the holder of the lock | process | locked   | the lock is renewed                                                                                                       |
        | locked | the holder of the lock | approve | approved | the filing is put on record, the acceptance is sent, the lock is released, the action is logged, the success is confirmed |
        | locked | the holder of the lock | reject  | rejected | the rejection is sent, the lock is released, the action is logged, the success is confirmed                               |
        | locked | the holder of the lock | cancel  | unlocked | the lock is released, the action is logged                                                                                |
        | locked | another administrator  | cancel  | locked   | nothing happens                                                                                                           |
        | locked | the holder of the lock | close   | locked   | the lock ends soon                                                                                                        |
        | locked | another administrator  | close   | locked   | nothing happens                                                                                                           |

      Examples: A filing that is decided
        | state    | who                   | command | next     | effects         |
        | approved | another administrator | cancel  | approved | nothing happens |
        | approved | another administrator | close   | approved | nothing happens |
        | rejected | another administrator | cancel  | rejected | nothing happens |

    @api
    Scenario Outline: A filing changes hands and is decided
      Given a pending filing that is <state>
      When <who> tries to <command> it
      Then the pending filing is <next>

      @browser
      Examples: Commands that the state allows
        | state    | who                    | command | next     |
        | unlocked | another administrator  | process | locked   |
        | locked   | the holder of the lock | approve | approved |
        | locked   | the holder of the lock | reject  | rejected |

      Examples: Further commands that the state allows
        | state    | who                    | command | next     |
        | unlocked | another administrator  | cancel  | unlocked |
        | locked   | the holder of the lock | process | locked   |
        | locked   | the holder of the lock | cancel  | unlocked |
        | locked   | another administrator  | cancel  | locked   |

    @api
    Scenario Outline: The filer is told by email what was decided
      Given a pending filing that is locked
      When the holder of the lock tries to <command> it
      Then the filer is sent the <decision>

      Examples:
        | command | decision   |
        | approve | acceptance |
        | reject  | rejection  |

    Scenario Outline: Nothing is done about a pending filing
      Given a pending filing that is <state>
      When <who> tries to <command> it
      Then it is refused because <refusal>
      And the pending filing is <state>

      @api
      Examples: Nobody has the lock
        | state    | who                   | command | refusal               |
        | unlocked | another administrator | approve | nobody holds the lock |
        | unlocked | another administrator | reject  | nobody holds the lock |

      @api
      Examples: Somebody else has the lock
        | state  | who                   | command | refusal                              |
        | locked | another administrator | process | another administrator holds the lock |
        | locked | another administrator | approve | another administrator holds the lock |
        | locked | another administrator | reject  | another administrator holds the lock |

      @api
      Examples: The filing is decided
        | state    | who                   | command | refusal                       |
        | approved | another administrator | process | the filing is already decided |
        | approved | another administrator | approve | the filing is already decided |
        | approved | another administrator | reject  | the filing is already decided |
        | rejected | another administrator | process | the filing is already decided |
        | rejected | another administrator | approve | the filing is already decided |
        | rejected | another administrator | reject  | the filing is already decided |

      Examples: A user without the role, though the lock bears their name
        | state    | who                     | command | refusal                          |
        | unlocked | a user without the role | process | the user is not an administrator |
        | unlocked | a user without the role | approve | the user is not an administrator |
        | unlocked | a user without the role | reject  | the user is not an administrator |
        | unlocked | a user without the role | cancel  | the user is not an administrator |
        | locked   | a user without the role | process | the user is not an administrator |
        | locked   | a user without the role | approve | the user is not an administrator |
        | locked   | a user without the role | reject  | the user is not an administrator |
        | locked   | a user without the role | cancel  | the user is not an administrator |
        | approved | a user without the role | process | the user is not an administrator |
        | approved | a user without the role | approve | the user is not an administrator |
        | approved | a user without the role | reject  | the user is not an administrator |
        | approved | a user without the role | cancel  | the user is not an administrator |
        | rejected | a user without the role | process | the user is not an administrator |
        | rejected | a user without the role | approve | the user is not an administrator |
        | rejected | a user without the role | reject  | the user is not an administrator |
        | rejected | a user without the role | cancel  | the user is not an administrator |

  @A4-lock
  Rule: A lock expires when its review has been inactive for five minutes
    Scenario Outline: The office releases expired locks
      Given a pending filing that is locked
      And its review was last active <seconds> seconds ago
      When the office releases the expired locks
      Then the pending filing is <next>
      And the result is that <effects>

      Examples: Still held
        | seconds | next   | effects         |
        | 0       | locked | nothing happens |
        | 60      | locked | nothing happens |
        | 299     | locked | nothing happens |

      Examples: Ended
        | seconds  | next     | effects                                    |
        | 300      | unlocked | the lock is released, the action is logged |
        | 301      | unlocked | the lock is released, the action is logged |
        | 99999999 | unlocked | the lock is released, the action is logged |

    Scenario: A lease that has run out is logged as expired
      Given a pending filing that is locked
      And its review was last active 300 seconds ago
      When the office releases the expired locks
      Then the audit log says "Lock expired" of it

    Scenario Outline: An administrator who begins after an expiry takes over another administrator's filing
      Given a pending filing that is locked
      And its review was last active 300 seconds ago
      When the office releases the expired locks
      And <who> tries to process it
      Then the audit log says <action> of it

      Examples:
        | who                    | action                      |
        | another administrator  | "Took a filing over"        |
        | the holder of the lock | "Began to process a filing" |

    Scenario: What its holder gave back is taken over by nobody
      Given a pending filing that is locked
      When the holder of the lock tries to cancel it
      And another administrator tries to process it
      Then the audit log says "Began to process a filing" of it

    Scenario: A closed review is logged as given back
      Given a pending filing that is locked
      And its review was last active 300 seconds ago
      When the holder of the lock tries to close it
      And the office releases the expired locks
      Then the audit log says "Gave a filing back" of it

    Scenario Outline: Time changes nothing about a filing that nobody has locked
      Given a pending filing that is <state>
      When the office releases the expired locks
      Then the pending filing is <state>
      And the result is that nothing happens

      Examples:
        | state    |
        | unlocked |
        | approved |
        | rejected |

    Scenario Outline: Another administrator takes over a lock once it has expired, and not before
      Given a pending filing that is locked
      And its review was last active <seconds> seconds ago
      When another administrator tries to process it
      Then the pending filing is locked
      And the result is that <effects>

      Examples:
        | seconds | effects                                                       |
        | 300     | the lock is released, the lock is taken, the action is logged |
        | 3600    | the lock is released, the lock is taken, the action is logged |

    Scenario Outline: A review that was closed has fifteen seconds to come back
      Given a pending filing that is locked
      And its review was closed <seconds> seconds ago
      Then the review offers another administrator: <actions>

      Examples:
        | seconds | actions         |
        | 14      | Cancel          |
        | 15      | Process, Cancel |

    Scenario: A lock that is a second younger is taken from nobody
      Given a pending filing that is locked
      And its review was last active 299 seconds ago
      When another administrator tries to process it
      Then it is refused because another administrator holds the lock
      And the pending filing is locked

    Scenario: The holder comes back before anybody has taken the lock over
      Given a pending filing that is locked
      And its review was last active 3600 seconds ago
      When the holder of the lock tries to process it
      Then the pending filing is locked
      And the result is that the lock is renewed

    Scenario: The holder decides before anybody has taken the lock over
      Given a pending filing that is locked
      And its review was last active 3600 seconds ago
      When the holder of the lock tries to approve it
      Then the pending filing is approved

    Scenario: An expired lock does not let another administrator decide
      Given a pending filing that is locked
      And its review was last active 3600 seconds ago
      When another administrator tries to approve it
      Then it is refused because another administrator holds the lock

  @A4-lock
  Rule: An administrator who has a filing open is told who processes it, when their lock ends, and when it is decided
    @browser
    Scenario: A lock that was given up is told to its former holder
      Given a pending filing that is locked
      And the holder of the lock has its review open
      When the lock is released elsewhere
      Then the holder of the lock is told that the lock has ended

    @browser
    Scenario: A takeover is told to the former holder
      Given a pending filing that is locked
      And the holder of the lock has its review open
      When the lock is released elsewhere
      And another administrator tries to process it
      Then the holder of the lock is told that another administrator has taken the filing over

    @browser
    Scenario Outline: A decision is told to every administrator who has the filing open
      Given a pending filing that is locked
      And another administrator has its review open
      When the holder of the lock tries to <command> it
      Then another administrator is told <notice>

      Examples:
        | command | notice                       |
        | approve | that the filing was approved |
        | reject  | that the filing was rejected |

    Scenario Outline: What an open review says of a decision, and of whose it is
      Given a pending filing that is locked
      And <reader> has its review open
      When the holder of the lock tries to <command> it
      Then the open review says to <reader> "<sentence>"

      Examples:
        | reader                 | command | sentence                                                       |
        | another administrator  | approve | Kim Reyes has approved this filing. Nothing is left to decide. |
        | another administrator  | reject  | Kim Reyes has rejected this filing. Nothing is left to decide. |
        | the holder of the lock | approve | You have approved this filing. Nothing is left to decide.      |
        | the holder of the lock | reject  | You have rejected this filing. Nothing is left to decide.      |

    Scenario: What an open review says of a decision of somebody whose name is not known
      Given a pending filing that is locked
      And another administrator has its review open
      And it is not known who decides
      When the holder of the lock tries to approve it
      Then the open review says to another administrator "Another administrator has approved this filing. Nothing is left to decide."

    Scenario: What an open review says of a lock that was given up
      Given a pending filing that is locked
      And the holder of the lock has its review open
      When the lock is released elsewhere
      Then the open review says to the holder of the lock "Your lock on this filing has ended, and nobody is processing it. What you entered is kept: choose Process to continue."

    Scenario: What an open review says of a takeover
      Given a pending filing that is locked
      And the holder of the lock has its review open
      When the lock is released elsewhere
      And another administrator tries to process it
      Then the open review says to the holder of the lock "Your lock on this filing has ended, and Ana Ortiz is processing it now. What you entered is kept: you can process the filing again once it is free."

    @browser
    Scenario: A lock that somebody takes is seen by every administrator who has the filing open
      Given a pending filing that is unlocked
      And another administrator has its review open
      When the holder of the lock tries to process it
      Then another administrator sees that the holder of the lock processes it
      And another administrator is told nothing

    Scenario Outline: Who processes a filing, and since when, in words
      Given a pending filing that is locked
      And its review was last active <seconds> seconds ago
      Then <reader> reads of the lock "<text>"

      Examples: A live lock, and one that can be taken over
        | seconds | reader                 | text                                                                                                                                   |
        | 299     | the holder of the lock | You have been processing this filing since 11/20/2026 09:00 AM MST.                                                                    |
        | 299     | another administrator  | Kim Reyes has been processing this filing since 11/20/2026 09:00 AM MST.                                                               |
        | 300     | another administrator  | Kim Reyes has been processing this filing since 11/20/2026 09:00 AM MST. Their review is no longer active: you can process it instead. |

    Scenario: A filing that nobody processes
      Given a pending filing that is unlocked
      Then another administrator reads of the lock "Nobody is processing this filing."

    Scenario Outline: A review in which nothing has changed says nothing
      Given a pending filing that is <state>
      And <who> has its review open
      Then <who> is told nothing

      Examples:
        | state    | who                    |
        | unlocked | another administrator  |
        | locked   | another administrator  |
        | locked   | the holder of the lock |

    Scenario: The office's release of an expired lock is told to its former holder
      Given a pending filing that is locked
      And the holder of the lock has its review open
      And its review was last active 300 seconds ago
      When the office releases the expired locks
      Then the holder of the lock is told that the lock has ended

  @A4-lock
  Rule: Work on a filing outlives a reload, a sign-on that ends, and the loss of its lock
    @browser-only
    Scenario: A reload keeps the lock
      Given a pending filing that is unlocked
      When the holder of the lock tries to process it
      And the review is loaded again
      Then the holder of the lock sees that the holder of the lock processes it

    @browser-only
    Scenario: A lock that is lost leaves what was written
      Given a pending filing that is locked
      And the rejection "Call us before you file again." has been written
      When the lock is released elsewhere
      Then the holder of the lock is told that the lock has ended
      And the rejection still says "Call us before you file again."

    @browser-only
    Scenario: A sign-on that ends leads back to what was written
      Given a pending filing that is locked
      And the rejection "Call us before you file again." has been written
      When the sign-on ends, and its user signs on again
      Then the rejection still says "Call us before you file again."
