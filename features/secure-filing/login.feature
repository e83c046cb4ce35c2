Feature: Logging in to secure business filing
  An entity may keep its filings behind a login of its own.

  @A5-login
  Rule: Email and password are asked for, within their limits
    Scenario Outline: An email is accepted or refused
      Given the filer has filled in the secure login
      When the filer enters "<email>" as the login email
      And the filer continues
      Then the problem with the login email is "<problem>"

      Examples:
        | email             | problem                        |
        |                   | Enter your email.              |
        | [2 spaces]        | Enter your email.              |
        | [2 letters]       | Must be at least 3 characters  |
        | [3 letters]       |                                |
        | [200 letters]     |                                |
        | [201 letters]     | Must be at most 200 characters |
        | robin@example.com |                                |
        | renée@example.com | Invalid characters entered: é  |

    Scenario Outline: A password is accepted or refused
      Given the filer has filled in the secure login
      When the filer enters "<password>" as the password
      And the filer continues
      Then the problem with the password is "<problem>"

      Examples:
        | password      | problem                        |
        |               | Enter password                 |
        | [7 letters]   | Must be at least 8 characters  |
        | [8 letters]   |                                |
        | [250 letters] |                                |
        | [251 letters] | Must be at most 250 characters |

    Scenario: Spaces belong to a password
      Given the filer has filled in the secure login
      When the filer enters " six6six " as the password
      And the filer continues
      Then the password reads " six6six "

    @browser
    Scenario: Both are asked for
      Given the filer is asked for the secure login
      When the filer continues
      Then the problems are:
        | field       | problem           |
        | login email | Enter your email. |
        | password    | Enter password    |

  @A2-login
  Rule: The filer logs in, or asks for a new password, in the same place
    @browser
    Scenario: It opens with the login
      When the filer opens the login
      Then the filer sees the login
      And the filer reads the message ""

    Scenario Outline: The filer turns from one to the other
      Given the filer has entered the email "robin@example.com" and the password "Meadow42Lark" at the login
      When at the login the filer <event>
      Then the filer sees the <view>
      And the filer reads the message "<sentence>"

      @browser
      Examples: By the filer
        | event                     | view           | sentence                                      |
        | asks for a password reset | password reset |                                               |
        | returns to the login      | login          |                                               |

      Examples: By an answer
        | event                     | view           | sentence                                      |
        | is refused                | login          | Email or password is invalid                  |
        | gets a temporary password | login          | A temporary password has been emailed to you. |

  @A5-login
  Rule: A login that is refused keeps the email and forgets the password
    @browser @A8-access
    Scenario: Email or password is wrong
      Given the filer has entered the email "robin@example.com" and the password "Meadow42Lark" at the login
      When at the login the filer is refused
      Then the filer reads the message "Email or password is invalid"
      And the login contains the email "robin@example.com" and the password ""

    Scenario: The filer stays with the login
      When at the login the filer is refused
      Then the filer stays at the login

  @A5-login
  Rule: After five wrong passwords each further one has to wait, for 30 seconds and then twice as long each time
    Scenario Outline: How long the next password has to wait
      When somebody has tried <count> wrong passwords for one account
      Then the next password has to wait <seconds> seconds

      Examples: Free ones, and up to a quarter of an hour
        | count | seconds |
        | 4     | 0       |
        | 5     | 30      |
        | 6     | 60      |
        | 9     | 480     |
        | 10    | 900     |
        | 11    | 900     |

  @A2-login
  Rule: A successful login puts its token on the filing and goes back to where the filer came from
    Scenario: The filer is logged in
      Given the filing is a periodic report
      When the filer is logged in with the token "a1b2c3"
      Then the filing carries the token "a1b2c3"
      And the filer returns to the filing

  @A2-login @W4-sbf @browser-only
  Rule: A filing for an entity with secure filing begins after the login, and asks for it again when it has ended
    Scenario: The filing asks for the login
      When the filer opens a filing for an entity with secure filing
      Then the filer sees the login

    Scenario: The filer logs in and the filing begins
      Given the filer opens a filing for an entity with secure filing
      When the secure filer logs in
      Then the filer returns to the filing
      And "Start" is offered

    Scenario: A password that is refused stays out of the storage and the address of the browser
      Given the filer has entered the email "robin@example.com" and the password "Meadow42Lark" at the login
      When at the login the filer is refused
      Then the browser keeps nothing of "Meadow42Lark"

    Scenario: Nor is a right one kept
      Given the filer opens a filing for an entity with secure filing
      When the secure filer logs in
      Then the browser keeps nothing of "Northgate2026"

    Scenario: The token stays out of the filing and the address
      Given the secure filer has come to the additional information step
      Then neither the address nor the filing contains the token

    Scenario: A login that ends in the middle of a filing is asked for again
      Given the secure filer has come to the additional information step
      And the filer enters "The office has moved." as the additional information
      And the login of the secure filer ends
      When the filer continues
      Then the filer is told "Your login has ended."

    Scenario: A login that ends in the middle of a filing loses nothing
      Given the login has ended after the secure filer entered "The office has moved." as the additional information
      When the secure filer logs in
      And the filer follows "Back"
      And the filer reloads the filing
      Then the additional information reads "The office has moved."

    Scenario: A reload keeps the login
      Given the secure filer has logged in
      When the filer reloads the filing
      Then the filer returns to the filing
      And "Start" is offered

    Scenario: A filer who logs out has to log in again
      Given the secure filer has logged in
      And the secure filer logs out
      When the filer opens a filing for an entity with secure filing
      Then the filer sees the login

    Scenario: A login is always that of an entity
      When a visitor opens the login
      Then the filer is told "Secure business filing is the login to the filings of one entity."

    @A2-change
    Scenario: A temporary password is changed before the filing begins
      Given the filer opens a filing for an entity with secure filing
      And the secure filer logs in with a temporary password
      When the secure filer changes the password to "Northgate7Own"
      Then the filer returns to the filing
      And the browser keeps nothing of "Temporary2026, Northgate7Own"

  @A2-login
  Rule: After the login the filer continues where the login was asked for
    Scenario Outline: What asked for the login decides
      When a filer logs in who comes from <place>, for <business>
      Then the filer continues at <continued>

      Examples: A step of a filing
        | place                                                 | business            | continued                                             |
        | the filer step of a change of address                 | a change of address | the filer step of a change of address                 |
        | the beginning of the agent's identification in a cure | a change of agent   | the beginning of the agent's identification in a cure |

      Examples: The change of the password
        | place               | business  | continued           |
        | the password change | no filing | the password change |

      Examples: Anything else
        | place        | business            | continued                                 |
        | nowhere      | a change of address | the introduction to the change of address |
        | another site | a change of address | the introduction to the change of address |
        | nowhere      | a periodic report   | the introduction to the periodic report   |
        | nowhere      | no filing           | where the filer was before                |

    Scenario: Nothing came before the login
      When a filer logs in who opened the login by its address
      Then the filer continues at the public record of the entity

    Scenario: A temporary password is changed first
      When a filer logs in with a temporary password
      Then the filer continues at the password change
