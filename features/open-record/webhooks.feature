Feature: Changes that come by themselves
  Whoever depends on the registry has its changes sent to a program of theirs, can tell that they come from the
  registry, and misses none.

  @T4-push @api-only
  Rule: Changes are sent to a program that has said that it wants them
    Scenario: A program that confirms
      Given a change of the office of a company is ready to be paid
      And a program is sent what changes
      When another filing moves the office of the company
      Then the program gets the move to "2 Second Street" once
      And the program can tell that each message comes from the registry

    Scenario: A program that does not confirm
      Given a change of the office of a company is ready to be paid
      And a program that does not confirm is to be sent what changes
      When another filing moves the office of the company
      Then the program gets nothing but the question whether it wants changes

  @T4-push @api-only
  Rule: What a program does not take is sent again for three days
    Scenario: A program that fails for an hour
      Given a change of the office of a company is ready to be paid
      And a program that is sent what changes fails
      When another filing moves the office of the company
      And the program works again after 1 hours
      Then the program gets the move to "2 Second Street" again, known as the same message

    Scenario: A program that fails for three days
      Given a change of the office of a company is ready to be paid
      And a program that is sent what changes fails
      When another filing moves the office of the company
      And 73 hours pass
      Then a message to its owner says that nothing is sent any more

    Scenario: A program that works again after that
      Given a change of the office of a company is ready to be paid
      And a program that is sent what changes fails
      When another filing moves the office of the company
      And the program works again after 73 hours and its owner has it go on
      Then the program gets the move to "2 Second Street" again, known as the same message

  @T4-push @api-only
  Rule: What was sent is sent again from any place of the log
    Scenario: A program that has lost what it got
      Given a change of the office of a company is ready to be paid
      And a program is sent what changes
      When another filing moves the office of the company
      And its owner asks for all that came to it once more
      Then the program gets the move to "2 Second Street" again, known as the same message

  @T4-push @T4-privacy @api-only
  Rule: What is withheld is not sent, and its withdrawal is
    Scenario: A program that asks for earlier changes
      Given a company that may ask for its documents to be withheld has moved to "76 Withheld Street"
      When an administrator withholds the document of the move
      And a program is sent what has changed since the first day
      Then the program gets word that a document was withdrawn
      And nothing that the program gets says "76 Withheld Street"

  @T4-push @api-only
  Rule: Nothing is sent to an address that is not public
    Scenario Outline: An address where no stranger should reach
      When somebody wants changes sent to "<address>"
      Then the answer to where changes go is "<answer>"

      Examples: Set apart from the Internet
        | address                           | answer                                                                                      |
        | https://169.254.169.254/meta-data | 169.254.169.254 is not a public address. Messages are sent to public addresses only.        |
        | https://10.0.0.1/                 | 10.0.0.1 is not a public address. Messages are sent to public addresses only.               |

      Examples: Not safe, or nowhere
        | address                     | answer                                                                      |
        | http://example.com/         | The address has to begin with https://.                                     |
        | https://me:pass@example.com | The address must not have a user or a password. Messages are signed instead. |
        | here                        | This is not an address of the web, such as https://example.com/changes.     |
