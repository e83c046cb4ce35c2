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

    Scenario: Both are asked for
      Given the filer is asked for the secure login
      When the filer continues
      Then the problems are:
        | field       | problem           |
        | login email | Enter your email. |
        | password    | Enter password    |

  @A2-login
  Rule: The filer logs in, or asks for a new password, in the same place
    Scenario: It opens with the login
      When the filer opens the login
      Then the filer sees the login
      And the filer reads the message ""

    Scenario Outline: The filer turns from one to the other
      Given the filer has entered the email "robin@example.com" and the password "Meadow42Lark" at the login
      When at the login the filer <event>
      Then the filer sees the <view>
      And the filer reads the message "<sentence>"

      Examples:
        | event                     | view           | sentence                                      |
        | asks for a password reset | password reset |                                               |
        | returns to the login      | login          |                                               |
        | is refused                | login          | Email or password is invalid                  |
        | gets a temporary password | login          | A temporary password has been emailed to you. |

  @A5-login
  Rule: A login that is refused keeps the email and forgets the password
    Scenario: Email or password is wrong
      Given the filer has entered the email "robin@example.com" and the password "Meadow42Lark" at the login
      When at the login the filer is refused
      Then the filer reads the message "Email or password is invalid"
      And the login contains the email "robin@example.com" and the password ""

    Scenario: The filer stays with the login
      When at the login the filer is refused
      Then the filer stays at the login

  @A2-login
  Rule: A successful login puts its token on the filing and goes back to where the filer came from
    Scenario: The filer is logged in
      Given the filing is a periodic report
      When the filer is logged in with the token "a1b2c3"
      Then the filing carries the token "a1b2c3"
      And the filer returns to the filing

    Scenario: The password is not kept
      Given the filer has entered the email "robin@example.com" and the password "Meadow42Lark" at the login
      When the filer is logged in with the token "a1b2c3"
      Then the login contains the email "robin@example.com" and the password ""
